import type { Problem } from '@relievo/graphic/model';
import { ENGLISH_GRAPHIC_REPORTS } from '@relievo/graphic/words';
import { joinedCatalogue, tellIfKnown } from '@relievo/words';
import { ENGLISH_CHART_REPORTS } from '../reports/en.ts';

const ENGLISH_REPORTS = joinedCatalogue(ENGLISH_GRAPHIC_REPORTS, ENGLISH_CHART_REPORTS);

/** What a problem or a change says in English; its code alone fails a test that wants a sentence. */
export function wordsOf(report: Pick<Problem, 'code' | 'parameters'>): string {
  return tellIfKnown(report, ENGLISH_REPORTS) ?? report.code;
}
