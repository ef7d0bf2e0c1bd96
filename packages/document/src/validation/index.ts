export type { DocumentReports } from './reports.ts';
export { validate } from './validate.ts';
