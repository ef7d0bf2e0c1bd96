export { dashesOf, doubleOffset } from './line-styles.ts';
export { SYMBOL_SIZES } from './symbol-sizes.ts';
