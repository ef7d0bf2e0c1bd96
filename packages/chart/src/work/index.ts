export { workOfFoundChart } from './found-chart.ts';
export { type KindChoice, listKinds } from './kinds.ts';
export { chartOfTable, chartOfWork, type MadeChart, readWork } from './make.ts';
export { listOffers, type Offer } from './offers.ts';
export { isVegaLite, readVegaLite, type VegaLiteWork } from './vega-lite.ts';
export type { ChartShape, ChartWork, KeepTest, RowChoice } from './work.ts';
