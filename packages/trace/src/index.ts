export type { Area } from './areas/find-areas.ts';
export { type ChartMarks, findChartMarks } from './charts/chart-marks.ts';
export { findPies } from './charts/find-pies.ts';
export type { Disc, Slice } from './charts/slices.ts';
export { classifyPicture } from './classify/classify-picture.ts';
export * from './classify/picture-class.ts';
export { type Course, type Piece, recognise } from './curves/course.ts';
export { createEnhancer, enhancePicture } from './enhance/enhance.ts';
export { settleCorners } from './enhance/page.ts';
export type { PageCorners, Part, Recipe } from './enhance/recipe.ts';
export type { PrintLine } from './letters/find-letters.ts';
export { type FoundPrint, findPrint } from './letters/find-print.ts';
export { placeInSlant, type Slant } from './letters/slant.ts';
export type { Looks, PictureKind } from './measure/kind.ts';
export { lookAtPicture } from './measure/look.ts';
export { type Corners, isConvex, mapCorners } from './page/corners.ts';
export { findPage } from './page/find-page.ts';
export { findHomography, project as projectPoint } from './page/homography.ts';
export { rectifyPage } from './page/rectify.ts';
export {
  type Traced,
  type TracedLine,
  type TracedMark,
  type TraceOptions,
  tracePicture,
} from './picture/trace.ts';
export { evenLight } from './pixels/even-light.ts';
export type { Box, Grid, Pixels, Point } from './pixels/grid.ts';
