export { findChosen, findOutermost } from './choose.ts';
export { fitToSheet } from './fit.ts';
export { freeLabelIds } from './ids.ts';
export { simplify } from './simplify.ts';
