import { ENGLISH_REPORTS } from '../en.ts';
import { reportText } from '../report-text.ts';

/** What a problem, a change or a finding of braille says in English; its code alone fails a test that wants a sentence. */
export function wordsOf(report: { readonly code: string; readonly parameters: object }): string {
  return reportText(report, ENGLISH_REPORTS);
}
