import { TABLES, type TranslatedTexts } from '@relievo/convert/braille';
import { z } from 'zod';
import type { Variant } from '../variant-rules.ts';

/** The output that the child makes of its input: a drawing, or a document in its file form. */
export interface MakingRequest {
  /** As the resource keeps it; it may be anything. */
  readonly chart: unknown;
  /** How a chart is drawn that takes several sheets, as the resource keeps it. */
  readonly sheets: unknown;
  /** The same; a text needs no drawing. */
  readonly text: unknown;
  /** The input is a document in its file form. */
  readonly isPublication?: boolean;
  readonly title: string;
  readonly format: string;
  readonly profile: string;
  /** How the one who asked for it reads, where it is not the usual way. */
  readonly variant: Variant;
  /** BCP 47, of the resource: what is read aloud or in braille follows it. */
  readonly language: string;
  /** The day that files state as theirs. */
  readonly date: string;
  readonly creator: string;
  /** Braille of the words, as far as it is known: in the child is no engine that could make it. */
  readonly braille: TranslatedTexts;
}

/** Everything that an output is made of. */
export interface Making extends MakingRequest {
  readonly input: Uint8Array;
}

const file = z.object({
  name: z.string().regex(/^[\w.-]{1,100}$/),
  mediaType: z.string().regex(/^[\w.+-]+\/[\w.+-]+$/),
});

/** Characters of all texts of a drawing and its chart together. */
export const MAX_CHARACTERS = 200_000;

const asked = z.object({
  table: z.string().refine((table) => Object.hasOwn(TABLES, table)),
  text: z.string().max(MAX_CHARACTERS),
});

/** Of a chart that takes many pages of pins each page has four files, and two more for each page of its key. */
const MOST_FILES = 400;

/** What the child may answer; its files lie beside. It is not believed further than this. */
export const makingAnswer = z.union([
  z.object({ problem: z.string().min(1).max(2000) }),
  z.object({
    asked: z
      .array(asked)
      .min(1)
      .refine((texts) => texts.reduce((sum, { text }) => sum + text.length, 0) <= MAX_CHARACTERS),
  }),
  z.object({
    files: z.array(file).min(1).max(MOST_FILES),
    changes: z.array(
      z.object({
        code: z.string(),
        parameters: z.record(z.string(), z.unknown()),
        /** In English, for who has no catalogue. */
        message: z.string(),
        items: z.array(z.string()),
      }),
    ),
    findings: z
      .array(
        z.object({
          rule: z.string(),
          severity: z.enum(['error', 'warning', 'advice']),
          code: z.string(),
          parameters: z.record(z.string(), z.unknown()),
        }),
      )
      .max(100),
    /** What translated the words of an output that is braille. */
    braille: z.object({ engine: z.string(), table: z.string() }).nullable(),
  }),
]);

export type MakingAnswer = z.infer<typeof makingAnswer>;
export type MadeFile = z.infer<typeof file> & { readonly bytes: Uint8Array };
/** What is made in the child, before its files are written. */
export type Made =
  | Extract<MakingAnswer, { problem: string }>
  | Extract<MakingAnswer, { asked: unknown }>
  | (Omit<Extract<MakingAnswer, { files: unknown }>, 'files'> & { readonly files: readonly MadeFile[] });
