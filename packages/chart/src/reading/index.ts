export { type Certainty, certaintyOf, type FoundChart } from './found.ts';
export type { PaintedShape, PlacedWords } from './marks.ts';
export { readCharts } from './read-charts.ts';
