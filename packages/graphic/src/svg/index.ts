export { parsePath, parsePathUpToFault } from './parse-path.ts';
export { writePathData } from './path-data.ts';
export { patternId, writePattern } from './patterns.ts';
export { type ParseXml, parseSvg } from './read/parse.ts';
export { readDrawing } from './read/read.ts';
export { parseTransformList } from './read/transform-list.ts';
export { writeAhead, writeDrawing } from './write.ts';
