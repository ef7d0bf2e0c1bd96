import type { OutputChange } from '@relievo/contracts/library/files';
import { tellIfKnown } from '@relievo/words';
import { getCatalogues } from './catalogues.ts';

/** What a medium forced, in the language of the reader; null where only the server's English words are there. */
export function changeWords(change: OutputChange): string | null {
  const { reports } = getCatalogues();
  return reports && tellIfKnown(change, reports);
}
