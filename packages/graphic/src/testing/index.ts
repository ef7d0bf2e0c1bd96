export { digestBytes } from './digest.ts';
export { shape } from './make.ts';
export { measureMerges } from './merges.ts';
export { readPlainDrawing } from './recount/plain-drawing.ts';
export type { Recounted } from './recount/recount.ts';
export {
  readExplored,
  recountNear,
  recountNearest,
  recountParts,
  recountPlace,
  recountTouches,
} from './recount/recount-explorer.ts';
export { openForRecount, recountFinding } from './recount/recount-findings.ts';
export { renderWithRsvg } from './rsvg.ts';
export { childrenOf, elementsOf, parseSvg } from './svg-reader.ts';
