export { digestBytes } from './digest.ts';
export { shape } from './make.ts';
export { measureMerges } from './merges.ts';
export {
  type PlainDrawing,
  type PlainItem,
  type PlainLine,
  readPlainDrawing,
} from './recount/plain-drawing.ts';
export {
  measureExtent,
  measureLength,
  measureNarrowest,
  measureToLines,
  walkAlong,
} from './recount/plain-measures.ts';
export { compareNumbers, type Recounted, type Right, readNumbers } from './recount/recount.ts';
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
