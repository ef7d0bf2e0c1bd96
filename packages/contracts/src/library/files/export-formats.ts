/** For spreadsheets, and for two kinds of programs that keep references. */
export const EXPORT_FORMATS = ['csv', 'ris', 'bibtex'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
