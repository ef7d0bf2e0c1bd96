import { ENGLISH_CHART_REPORTS, ENGLISH_COMMANDS, ENGLISH_EXPLORER } from '@relievo/chart';
import { ENGLISH_ERRORS, ENGLISH_ISSUES } from '@relievo/contracts';
import { ENGLISH_EDITS, ENGLISH_FINDINGS, ENGLISH_GRAPHIC_REPORTS } from '@relievo/graphic';
import { accentWords, createPseudoCatalogue, joinedCatalogue } from '@relievo/words';
import type { Catalogues } from './catalogues.ts';

export const PSEUDO_CATALOGUES: Catalogues = {
  errors: createPseudoCatalogue(ENGLISH_ERRORS),
  issues: createPseudoCatalogue(ENGLISH_ISSUES),
  findings: createPseudoCatalogue(ENGLISH_FINDINGS),
  reports: createPseudoCatalogue(joinedCatalogue(ENGLISH_GRAPHIC_REPORTS, ENGLISH_CHART_REPORTS)),
  edits: createPseudoCatalogue(ENGLISH_EDITS),
  explorer: createPseudoCatalogue(ENGLISH_EXPLORER),
  explorerKeys: accentAll(ENGLISH_COMMANDS),
};

function accentAll<Name extends string>(
  words: Readonly<Record<Name, string>>,
): Readonly<Record<Name, string>> {
  const accented = Object.entries<string>(words).map(([name, text]) => [name, accentWords(text)]);
  return Object.fromEntries(accented) as Record<Name, string>;
}
