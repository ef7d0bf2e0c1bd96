export {
  DEFAULT_SETTINGS,
  LARGE_PRINT_SIZES,
  type LargePrintSize,
  MATH_CODES,
  type OutputSettings,
  SPEECH_EXTENTS,
} from './settings.ts';
export { listFigures, type ReadyOutput, type Source } from './source.ts';
export { planSource, spreadSource } from './spread-source.ts';
