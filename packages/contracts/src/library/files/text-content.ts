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

const MOST_FORMULAS = 20_000;
const LONGEST_FORMULA = 20_000;
/** The one element that a formula is, and nothing that names an address. */
const mathml = z
  .string()
  .max(LONGEST_FORMULA)
  .regex(
    /^<math xmlns="http:\/\/www\.w3\.org\/1998\/Math\/MathML">(?:[^<]|<\/?m[a-z]+(?: (?:linethickness|notation)="[a-z0-9 ]*")?>)*<\/math>$/u,
  );
const cells = z
  .string()
  .max(LONGEST_FORMULA)
  .regex(/^[\u2800-\u28ff]+$/u)
  .nullable();

/** Words that hold formulas, by which they are found in the blocks and in the title. */
const formulas = z
  .array(
    z.object({
      words,
      formulas: z
        .array(
          z.object({
            at: z.int().min(0).max(MOST_CHARACTERS),
            line: words.min(1),
            mathml,
            spoken: z.string().max(LONGEST_FORMULA).nullable(),
            ueb: cells,
            nemeth: cells,
          }),
        )
        .min(1)
        .max(MOST_FORMULAS),
    }),
  )
  .max(MOST_FORMULAS);

/** The text of a resource, as its conversion_metadata keeps it: what `TextBlock` of the convert package is. */
export const textContent = z.object({
  version: z.literal(1),
  blocks: z.array(block).min(1).max(MOST_BLOCKS),
  /** In texts that were kept before there were any it is missing. */
  formulas: formulas.exactOptional(),
});
