export { createBundledEngine } from './bundled/engine.ts';
export { translateLabels } from './labels.ts';
export { type OpenedBraille, openBraille } from './open.ts';
export {
  type AskedText,
  createPreparedTranslator,
  type PreparedTranslator,
  type TranslatedTexts,
  translateTexts,
} from './prepared.ts';
export { createSystemEngine } from './system/engine.ts';
export { TABLES } from './tables.ts';
export { createTranslator } from './translator.ts';
export { writeLabelsInBraille } from './write-labels.ts';
