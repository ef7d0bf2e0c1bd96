import type { ExplorerCommand } from '@relievo/chart/explore';
import { ENGLISH_COMMANDS } from '@relievo/chart/explore/words';
import { getCatalogues } from '../../../lib/words/catalogues.ts';

/** What a key does, in the language of the reader. */
export function tellCommand(command: ExplorerCommand): string {
  return (getCatalogues().explorerKeys ?? ENGLISH_COMMANDS)[command];
}
