import { OUTPUTS, type Output } from '@relievo/graphic/outputs';

function findOutput(id: string): Output {
  const output = OUTPUTS.find((one) => one.id === id);
  if (!output) throw new Error(`There is no output ${id}.`);
  return output;
}

/** The outputs that a sheet of the gallery is looked at in. */
export const svg = findOutput('svg');
export const iveo = findOutput('iveo');
export const tactileview = findOutput('tactileview');
export const haptics = findOutput('haptics');
export const tiger = findOutput('tiger');
export const pins = findOutput('pins');
export const stl = findOutput('stl');
