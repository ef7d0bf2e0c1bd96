export type { ChartDrawing } from './drawing/drawn.ts';
export { drawChart } from './drawing/sheets/draw.ts';
export { nameOfPoint } from './drawing/sounding.ts';
export { DEFAULT_DOMAIN, type Domain, tabulateFunction } from './function/tabulate.ts';
export {
  type Axis,
  axisTitle,
  type BarForm,
  type Box,
  CHART_TYPES,
  type Chart,
  type ChartType,
  type Classes,
  type DataPoint,
  extentOf,
  type OtherColumn,
  pointId,
  type Series,
  seriesId,
  shareOfX,
  valuesOf,
  xExtentOf,
} from './model/chart.ts';
export { type ChartWords, makeChart } from './model/make.ts';
export { type Mapping, suggestMapping } from './model/mapping.ts';
export { type ChartWish, type PlannedChart, planChart } from './model/plan.ts';
export {
  AGGREGATES,
  type Aggregate,
  type ChosenRows,
  filterRows,
  joinRows,
  type RowFilter,
  sortRows,
} from './model/rows.ts';
export { type KindReason, type SuggestedKind, suggestKinds } from './model/suggest.ts';
export { ENGLISH_CHART_REPORTS } from './reports/en.ts';
export type { ChartReports } from './reports/reports.ts';
export { pointScore } from './score/point-score.ts';
export { type ChartScore, scoreOf } from './score/score.ts';
export { computeMean, computeQuantile } from './statistics/numbers.ts';
export { computeTrend, type Trend } from './statistics/trend.ts';
export { readTable, readTableFromRows } from './table/read.ts';
export {
  type Column,
  type DateColumn,
  findColumn,
  type NumberColumn,
  type ReadOptions,
  type ReadTable,
  type Remark,
  TABLE_LIMITS,
  type Table,
  type TextColumn,
} from './table/table.ts';
export { type ChartTerms, findTerms } from './terms/terms.ts';
export { type DataTable, dataTableOf } from './words/data-table.ts';
export {
  type ChartCatalogue,
  type ChartDescription,
  joinDescription,
  sayWhat,
  writeDescription,
} from './words/description.ts';
export { ENGLISH_CHARTS } from './words/en.ts';
export type { ChartMessage, ChartMessages } from './words/messages.ts';
export { withUnit, writeRounded } from './words/numbers.ts';
export { type ChartStatements, stateChart } from './words/statements.ts';
export {
  computeCorrelation,
  computeStatistics,
  type Extreme,
  type Statistics,
} from './words/statistics.ts';
