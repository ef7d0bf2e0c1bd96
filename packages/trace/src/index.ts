export type { Area } from './areas/find-areas.ts';
export { type Color, findPalette, type Shade } from './areas/palette.ts';
export type { Course, Piece } from './curves/course.ts';
export { enhancePicture } from './enhance/enhance.ts';
export { AS_IT_IS, type Part, type Recipe } from './enhance/recipe.ts';
export type { PrintLine } from './letters/find-letters.ts';
export { type Looks, measureLooks, type PictureKind, tellKind } from './measure/kind.ts';
export { type Traced, type TracedLine, type TracedMark, tracePicture } from './picture/trace.ts';
export type { Pixels, Point } from './pixels/grid.ts';
