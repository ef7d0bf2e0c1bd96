export {
  type BrailleAnswer,
  type ChartDraft,
  type ChartDraftName,
  type ReadTableOutput,
  readTableOutput,
} from './charts.ts';
export {
  CHART_SHEETS,
  type ChartWorkChange,
  chartWork,
  EMPTY_CHART_WORK,
  MOST_ANNOTATIONS,
  MOST_CHART_CHARACTERS,
  MOST_CHART_DRAFTS,
  type SavedChartWork,
  writeMeaning,
} from './work.ts';
