import type { Source } from '@relievo/convert';

const MAX_LENGTH = 300;
/** A line to fill in, such as the one for a name and a date, says nothing about the text. */
const BLANK = /_{3}/;

/** Proposes the first paragraph of a text as its description. */
export function summariseText({ text = [] }: Pick<Source, 'text'>): string {
  const first = text.find((block) => block.kind === 'paragraph' && !BLANK.test(block.text));
  return first?.kind === 'paragraph' ? first.text.slice(0, MAX_LENGTH) : '';
}
