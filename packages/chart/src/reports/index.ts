export { ENGLISH_CHART_REPORTS } from './en.ts';
export type { ChartReports } from './reports.ts';
