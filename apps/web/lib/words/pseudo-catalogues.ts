import { ENGLISH_COMMANDS, ENGLISH_EXPLORER } from '@relievo/chart/explore/words';
import { ENGLISH_CHART_REPORTS } from '@relievo/chart/reports';
import { ENGLISH_ERRORS } from '@relievo/contracts/errors';
import { ENGLISH_ISSUES } from '@relievo/contracts/issues';
import { ENGLISH_EDITS } from '@relievo/graphic/editing/words';
import { ENGLISH_FINDINGS } from '@relievo/graphic/rules/words';
import { ENGLISH_GRAPHIC_REPORTS } from '@relievo/graphic/words';
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
