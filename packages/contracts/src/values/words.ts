import { type WriteMessage, writeMessage } from '@relievo/words';
import { z } from 'zod';

export interface WordsIssues {
  words_too_long: { readonly most: number };
}

const issue: WriteMessage<WordsIssues> = writeMessage;

/** What a person writes to others, as plain text of at most so many characters. */
export function wordsUpTo(most: number) {
  return z.string().trim().max(most, issue('words_too_long', { most }));
}
