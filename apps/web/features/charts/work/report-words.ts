import { ENGLISH_CHART_REPORTS } from '@relievo/chart/reports';
import { ENGLISH_GRAPHIC_REPORTS } from '@relievo/graphic/words';
import { tellIfKnown } from '@relievo/words';
import { getCatalogues } from '../../../lib/words/catalogues.ts';

interface Told {
  readonly code: string;
  readonly parameters: object;
}

/** What is reported of a table, a chart or a sheet, in the language of the reader. */
export function reportWords(report: Told): string {
  const { reports } = getCatalogues();
  return (
    (reports && tellIfKnown(report, reports)) ??
    tellIfKnown(report, ENGLISH_CHART_REPORTS) ??
    tellIfKnown(report, ENGLISH_GRAPHIC_REPORTS) ??
    report.code
  );
}
