import { type Catalogue, tellIfKnown } from '@relievo/words';
import type { AllReports } from './reports.ts';

/** What is reported while files are read and made, in the language of a catalogue; its code where that has no words. */
export function reportText(
  report: { readonly code: string; readonly parameters: object },
  catalogue: Catalogue<AllReports>,
): string {
  return tellIfKnown(report, catalogue) ?? report.code;
}
