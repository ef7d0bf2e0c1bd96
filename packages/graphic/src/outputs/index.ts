export {
  type Change,
  type GraphicType,
  isFeltAsDrawn,
  OUTPUT_PURPOSES,
  type Output,
  type OutputDescriptor,
  type OutputFile,
  type OutputResult,
  type OutputSource,
} from './output.ts';
export { OUTPUTS, outputOfKind } from './outputs.ts';
export { pageTurned, toPage } from './page.ts';
export { encodeUtf8, prepare, reportChanged } from './prepare.ts';
export { colorOf, reportOneHeight, svg } from './svg.ts';
export { tactileview } from './tactileview.ts';
