export { createBundledEngine } from './bundled/engine.ts';
export type { Engine } from './engine.ts';
export { translateLabels } from './labels.ts';
export { NEMETH_CLOSES, NEMETH_OPENS, translateFormulas } from './nemeth.ts';
export { type OpenedBraille, openBraille } from './open.ts';
export { createSystemEngine } from './system/engine.ts';
export { TABLES } from './tables.ts';
export { createTranslator } from './translator.ts';
export { writeLabelsInBraille } from './write-labels.ts';
