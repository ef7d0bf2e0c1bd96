export { digest } from './digest.ts';
export { rsvgRender } from './rsvg.ts';
export { childrenOf, elementsOf, parseSvg } from './svg-reader.ts';
