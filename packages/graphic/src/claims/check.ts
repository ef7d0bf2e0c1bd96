import { splitSentences } from './sentences.ts';
import type { Verdict } from './verdict.ts';

/** Judges the claims of one sentence that it understands; null if it understands none of them. */
export type Judge<Right> = (sentence: string) => Verdict<Right> | null;

/** A sentence of a description, and whether it is true of the drawing or its data. */
export interface CheckedSentence<Right> {
  readonly sentence: string;
  readonly outcome: 'true' | 'false' | 'unknown';
  readonly right: Right | null;
}

/** Longer sentences are not read, because no claim is so long. */
const MAX_LENGTH = 600;

/** Checks each sentence of a description: one judge that calls it false is enough, because each knows another thing. */
export function checkDescription<Right>(
  description: string,
  judges: readonly Judge<Right>[],
): readonly CheckedSentence<Right>[] {
  return splitSentences(description).map((sentence) => {
    if (sentence.length > MAX_LENGTH) return { sentence, outcome: 'unknown', right: null };
    const verdicts = judges.flatMap((judge) => judge(sentence) ?? []);
    const wrong = verdicts.find((verdict) => verdict.outcome === 'false');
    if (wrong?.outcome === 'false') return { sentence, outcome: 'false', right: wrong.right };
    return { sentence, outcome: verdicts.length > 0 ? 'true' : 'unknown', right: null };
  });
}
