export { ENGLISH_REPORTS } from './en.ts';
export { reportText } from './report-text.ts';
