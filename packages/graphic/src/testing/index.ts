export { digestBytes } from './digest.ts';
export { renderWithRsvg } from './rsvg.ts';
export { childrenOf, elementsOf, parseSvg } from './svg-reader.ts';
