import { tell } from '@relievo/words';
import type { ExplorerMessage } from './messages.ts';
import { ENGLISH_EXPLORER } from './words-en.ts';

/** What is said in one breath: a full stop between what has none of its own, so that two numbers are never one. */
export function sayInEnglish(messages: readonly ExplorerMessage[]): string {
  return messages
    .map((message, index) => {
      const words = tell(message, ENGLISH_EXPLORER);
      return index === messages.length - 1 || /[.!?]$/.test(words) ? words : `${words}.`;
    })
    .join(' ');
}
