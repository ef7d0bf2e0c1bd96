export { type ChartDrawing, listSheets } from './drawing/drawn.ts';
export { drawChart } from './drawing/sheets/draw.ts';
export { nameOfPoint } from './drawing/sounding.ts';
export { filterByWords, goToTyped } from './explore/ask.ts';
export { type CellDots, writeBrailleLine } from './explore/braille-line.ts';
export {
  EXPLORER_COMMANDS,
  type ExplorerCommand,
  findCommandWith,
  findMeaning,
  keysOf,
  type OwnKeys,
} from './explore/commands.ts';
export { ENGLISH_COMMANDS } from './explore/commands-en.ts';
export { type Filter, isMatching, parseFilter } from './explore/filter.ts';
export { nameKey } from './explore/keys.ts';
export { type ExplorerMessage, type ExplorerMessages, WORDINGS, type Wording } from './explore/messages.ts';
export { reachSpot } from './explore/reach-spot.ts';
export { sayExplored } from './explore/say.ts';
export { findSounding, scoreSounding } from './explore/sounding.ts';
export type { Spot } from './explore/spot.ts';
export { type ExplorerState, listMatches, type Sounding, type Step, UNEXPLORED } from './explore/state.ts';
export { tellPoint } from './explore/tell-point.ts';
export { walkChart } from './explore/walk.ts';
export { ENGLISH_EXPLORER } from './explore/words-en.ts';
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
  extentOfUnit,
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
export type { FoundChart } from './reading/found.ts';
export type { Marks, PaintedShape, PlacedWords } from './reading/marks.ts';
export { readCharts } from './reading/read-charts.ts';
export { ENGLISH_CHART_REPORTS } from './reports/en.ts';
export type { ChartReports } from './reports/reports.ts';
export { pointScore } from './score/point-score.ts';
export { type ChartScore, scoreOf } from './score/score.ts';
export { computeMean, computeQuantile } from './statistics/numbers.ts';
export { computeTrend, type Trend } from './statistics/trend.ts';
export { hasSum } from './table/adding.ts';
export { readCells, readTable, readTableFromRows } from './table/read.ts';
export {
  type Column,
  type ColumnReading,
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
export { type KindChoice, listKinds } from './work/kinds.ts';
export { chartOfTable, chartOfWork, findType, type MadeChart, readWork } from './work/make.ts';
export { listOffers, type Offer } from './work/offers.ts';
export { isVegaLite, readVegaLite, type VegaLiteWork } from './work/vega-lite.ts';
export {
  type ChartLabels,
  type ChartShape,
  type ChartWork,
  KEEP_TESTS,
  type KeepTest,
  type RowChoice,
} from './work/work.ts';
