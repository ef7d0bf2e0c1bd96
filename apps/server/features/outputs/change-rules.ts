import { ENGLISH_REPORTS, reportText } from '@relievo/convert/words';

/** What a medium forced, as an output reports it. */
interface ReportedChange {
  readonly code: string;
  readonly parameters: object;
  readonly items: readonly string[];
}

/** As it is kept: told in English too, for who has no catalogue. */
interface ToldChange {
  readonly code: string;
  readonly parameters: Record<string, unknown>;
  readonly message: string;
  readonly items: string[];
}

export function tellChanges(changes: readonly ReportedChange[]): ToldChange[] {
  return changes.map(({ code, parameters, items }) => ({
    code,
    parameters: { ...parameters },
    message: reportText({ code, parameters }, ENGLISH_REPORTS),
    items: [...items],
  }));
}
