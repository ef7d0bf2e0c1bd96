export { digestBytes } from './digest.ts';
export { shape } from './make.ts';
export { measureMerges } from './merges.ts';
export { renderWithRsvg } from './rsvg.ts';
export { childrenOf, elementsOf, parseSvg } from './svg-reader.ts';
