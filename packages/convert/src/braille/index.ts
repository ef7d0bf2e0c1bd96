export { bundledEngine } from './bundled/engine.ts';
export type { Engine } from './engine.ts';
export { NEMETH_CLOSES, NEMETH_OPENS, translateFormulas } from './nemeth.ts';
export { type OpenedBraille, openBraille } from './open.ts';
export { systemEngine } from './system/engine.ts';
export { TABLES } from './tables.ts';
export { translatorOf } from './translator.ts';
