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
  type FromPicture,
  MOST_ANNOTATIONS,
  MOST_CHART_CHARACTERS,
  MOST_CHART_DRAFTS,
  MOST_MARKED_CELLS,
  type SavedChartWork,
  writeMeaning,
} from './work.ts';
