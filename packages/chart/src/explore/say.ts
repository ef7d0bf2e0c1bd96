import {
  type Catalogue,
  dropMarks,
  markParameters,
  splitAuthorsWords,
  tell,
  type WordedPiece,
} from '@relievo/words';
import type { ExplorerMessage, ExplorerMessages } from './messages.ts';
import { ENGLISH_EXPLORER } from './words/en.ts';

/** Which parameters are words of the chart, in its language. What somebody typed is theirs. */
const OF_THE_CHART: ReadonlySet<string> = new Set([
  'from',
  'label',
  'left',
  'name',
  'names',
  'right',
  'series',
  'text',
  'title',
  'to',
  'unit',
  'value',
]);

/**
 * What is said in one breath, with what the chart itself says told apart from the sentences around it: a full stop
 * between what has none of its own, so that two numbers are never one.
 */
export function sayExplored(
  messages: readonly ExplorerMessage[],
  catalogue: Catalogue<ExplorerMessages> = ENGLISH_EXPLORER,
): readonly WordedPiece[] {
  const told = messages.map(({ code, parameters }, index) => {
    const message = { code, parameters: markParameters(parameters, OF_THE_CHART) } as ExplorerMessage;
    const words = tell(message, catalogue);
    return index === messages.length - 1 || /[.!?]$/.test(dropMarks(words)) ? words : `${words}.`;
  });
  return splitAuthorsWords(told.join(' '));
}
