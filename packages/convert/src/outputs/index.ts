export { chooseProfile, createOutputs, type ReadyOutputs } from './create-outputs.ts';
export { ALL_OUTPUTS, isOutputName, OUTPUT_NAMES, type OutputName } from './outputs.ts';
export { prepareZip } from './zip.ts';
