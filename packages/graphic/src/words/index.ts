export { ENGLISH_GRAPHIC_REPORTS } from './en.ts';
export { graphicReportText } from './graphic-report-text.ts';
export { writeGuide } from './guide-en.ts';
export type { GraphicReports } from './reports.ts';
