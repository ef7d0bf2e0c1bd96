export {
  axisTitle,
  type BarForm,
  CHART_TYPES,
  type Chart,
  type ChartType,
  type DataPoint,
  extentOfUnit,
  pointId,
  valuesOf,
} from './chart.ts';
export { makeChart } from './make.ts';
export { suggestMapping } from './mapping.ts';
export { type ChartWish, planChart } from './plan.ts';
export type { Aggregate } from './rows.ts';
