import { z } from 'zod';

/** Characters of a text that is kept; a block may be as long as the whole. */
const MOST_CHARACTERS = 150_000;
const MOST_BLOCKS = 20_000;

const words = z.string().max(MOST_CHARACTERS);

const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), level: z.int().min(1).max(6), text: words }),
  z.object({ kind: z.literal('paragraph'), text: words }),
  z.object({
    kind: z.literal('list'),
    items: z
      .array(z.object({ text: words, depth: z.int().min(0).max(20), mark: z.string().max(20) }))
      .min(1)
      .max(MOST_BLOCKS),
  }),
  z.object({
    kind: z.literal('table'),
    table: z.object({
      caption: words,
      columns: z
        .array(z.object({ name: words, kind: z.enum(['number', 'text']) }))
        .min(1)
        .max(200),
      rows: z.array(z.array(words).max(200)).max(MOST_BLOCKS),
    }),
  }),
  z.object({ kind: z.literal('image'), alt: words }),
]);

/** The text of a resource, as its conversion_metadata keeps it: what `TextBlock` of the convert package is. */
export const textContent = z.object({
  version: z.literal(1),
  blocks: z.array(block).min(1).max(MOST_BLOCKS),
});

export type TextContent = z.infer<typeof textContent>;
