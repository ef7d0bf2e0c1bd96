export { drawChart } from './drawing/draw.ts';
export type { ChartDrawing } from './drawing/drawn.ts';
export { nameOfPoint } from './drawing/sounding.ts';
export {
  type Axis,
  axisTitle,
  CHART_TYPES,
  type Chart,
  type ChartType,
  type DataPoint,
  extentOf,
  pointId,
  type Series,
  seriesId,
  shareOfX,
  valuesOf,
  xExtentOf,
} from './model/chart.ts';
export { type ChartWords, makeChart } from './model/make.ts';
export { type Mapping, suggestMapping } from './model/mapping.ts';
export { ENGLISH_CHART_REPORTS } from './reports/en.ts';
export type { ChartReports } from './reports/reports.ts';
export { pointScore } from './score/point-score.ts';
export { type ChartScore, scoreOf } from './score/score.ts';
export { readTable, tableFromRows } from './table/read.ts';
export {
  type Column,
  columnNamed,
  type DateColumn,
  type NumberColumn,
  type ReadOptions,
  type ReadTable,
  type Remark,
  TABLE_LIMITS,
  type Table,
  type TextColumn,
} from './table/table.ts';
export { type DataTable, dataTableOf } from './words/data-table.ts';
export {
  type ChartCatalogue,
  type ChartDescription,
  descriptionOf,
  descriptionText,
  whatOf,
} from './words/description.ts';
export { ENGLISH_CHARTS } from './words/en.ts';
export type { ChartMessage, ChartMessages } from './words/messages.ts';
export { roundedText, withUnit } from './words/numbers.ts';
export { type ChartStatements, statementsOf } from './words/statements.ts';
export {
  correlation,
  type Extreme,
  meanOf,
  quantile,
  type Statistics,
  statisticsOf,
} from './words/statistics.ts';
