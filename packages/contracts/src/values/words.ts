import { type WriteMessage, writeMessage } from '@relievo/words';
import { z } from 'zod';

export type WordsIssues = { words_too_long: { readonly most: number } };

const issue: WriteMessage<WordsIssues> = writeMessage;

/** What a person writes to others, as plain text of at most so many characters. */
export const wordsUpTo = (most: number) => z.string().trim().max(most, issue('words_too_long', { most }));
