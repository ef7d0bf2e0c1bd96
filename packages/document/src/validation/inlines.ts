import { z } from 'zod';
import { type Inline, TEXT_STYLES, type TextStyle } from '../model/inline.ts';
import { count, id, language, link, name, share, text } from './fields.ts';

const MAX_BLANK = 500;

/** In the order of the list and each once, and never both below and above the line. */
function isInOrder(styles: readonly TextStyle[]): boolean {
  const places = styles.map((style) => TEXT_STYLES.indexOf(style));
  const isRising = places.every((place, at) => at === 0 || place > (places[at - 1] ?? -1));
  return isRising && !(styles.includes('sub') && styles.includes('super'));
}

const inline: z.ZodType<Inline> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('text'),
    text: text.min(1),
    styles: z.array(z.enum(TEXT_STYLES)).min(1).refine(isInOrder).exactOptional(),
    language: language.exactOptional(),
    link: link.exactOptional(),
    certainty: share.exactOptional(),
  }),
  z.strictObject({ kind: z.literal('formula'), mathml: text.min(1), line: text }),
  z.strictObject({ kind: z.literal('line-break') }),
  z.strictObject({ kind: z.literal('note-reference'), note: id, mark: name }),
  z.strictObject({ kind: z.literal('blank'), width: count(1, MAX_BLANK) }),
  z.strictObject({ kind: z.literal('page-break'), page: name }),
  z.strictObject({ kind: z.literal('picture'), picture: id, alt: text }),
]);

export const inlines: z.ZodType<readonly Inline[]> = z.array(inline);
