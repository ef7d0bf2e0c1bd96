export type { Area } from './areas/find-areas.ts';
export { type Course, type Piece, recognise } from './curves/course.ts';
export type { PrintLine } from './letters/find-letters.ts';
export type { Looks, PictureKind } from './measure/kind.ts';
export { type Traced, type TracedLine, type TracedMark, tracePicture } from './picture/trace.ts';
export type { Pixels, Point } from './pixels/grid.ts';
