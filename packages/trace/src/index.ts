export type { Area } from './areas/find-areas.ts';
export { classifyPicture } from './classify/classify-picture.ts';
export * from './classify/picture-class.ts';
export { type Course, type Piece, recognise } from './curves/course.ts';
export { enhancePicture } from './enhance/enhance.ts';
export type { Part, Recipe } from './enhance/recipe.ts';
export type { PrintLine } from './letters/find-letters.ts';
export { type FoundPrint, findPrint } from './letters/find-print.ts';
export type { Looks, PictureKind } from './measure/kind.ts';
export { lookAtPicture } from './measure/look.ts';
export {
  type Traced,
  type TracedLine,
  type TracedMark,
  type TraceOptions,
  tracePicture,
} from './picture/trace.ts';
export { evenLight } from './pixels/even-light.ts';
export type { Box, Grid, Pixels, Point } from './pixels/grid.ts';
