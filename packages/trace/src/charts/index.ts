export { type ChartMarks, findChartMarks } from './chart-marks.ts';
export { findPies } from './find-pies.ts';
export type { Disc } from './slices.ts';
