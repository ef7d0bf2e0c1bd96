import { tellIfKnown } from '@relievo/words';
import type { Problem } from '../model/result.ts';
import { ENGLISH_GRAPHIC_REPORTS } from './en.ts';

/** What a problem or a change says in English; its code alone where it comes from another package. */
export function graphicReportText(report: Pick<Problem, 'code' | 'parameters'>): string {
  return tellIfKnown(report, ENGLISH_GRAPHIC_REPORTS) ?? report.code;
}
