export { parsePath, parsePathUpToFault } from './parse-path.ts';
export { writePathData } from './path-data.ts';
export { patternId, writePattern } from './patterns.ts';
export { parseByOurselves, readDrawing } from './read/by-ourselves.ts';
export { type ParseXml, parseSvg } from './read/parse.ts';
export { readDrawingBy } from './read/read.ts';
export { parseTransformList } from './read/transform-list.ts';
export { writeAhead, writeDrawing } from './write.ts';
