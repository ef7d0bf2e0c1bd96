import { ENGLISH_REPORTS, reportText } from '@relievo/convert/words';
import { BadInput } from '../io.ts';

interface Report {
  readonly code: string;
  readonly parameters: object;
}

/** The same with its words beside its code and parameters, for programs and for who opens their output. */
export function withWords<One extends Report>(report: One): One & { readonly message: string } {
  return { ...report, message: reportText(report, ENGLISH_REPORTS) };
}

/** What stops the program: the code of the problem, and its words. */
export function badInput(problem: Report, before = ''): BadInput {
  return new BadInput(problem.code, before + withWords(problem).message);
}
