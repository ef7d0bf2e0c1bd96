import { chartContent, textContent } from '@relievo/contracts/library/files';
import { foundChart, MOST_FOUND_CHARTS } from '@relievo/contracts/uploads';
import { TABLES, type TranslatedTexts } from '@relievo/convert/braille';
import { z } from 'zod';

/** What the child is asked for; the file is its input. */
export interface ConvertingRequest {
  readonly name: string;
  /** The paper that the drawings are made for and looked at on. */
  readonly paper: string;
  /** Of a document only these; all of them where it says nothing. */
  readonly pages?: readonly number[];
  /** Labels are written letter by letter. */
  readonly isUncontracted: boolean;
  /** Braille of the words, as far as it is known: in the child is no engine that could make it. */
  readonly braille: TranslatedTexts;
}

/** Under this name the child leaves the drawing of a draft, which are counted from 0. */
export function nameDrawing(draft: number): string {
  return `drawing-${draft}.svg`;
}

/** The child leaves the whole document of a draft under this name, as a file that publications are made of. */
export function nameDocument(draft: number): string {
  return `document-${draft}.zip`;
}

/** The child leaves the page on which a document is read under this name. */
export function nameReadingPage(draft: number): string {
  return `reading-${draft}.html`;
}

const MOST_CHARACTERS = 200_000;
const MOST_TOLD = 100;
/** Drawings of the pages of a file, and its text. */
const MOST_DRAFTS = 1 + 40 * (MOST_FOUND_CHARTS + 1);
const MOST_PAGES = 10_000;

const asked = z.object({
  table: z.string().refine((table) => Object.hasOwn(TABLES, table)),
  text: z.string().max(MOST_CHARACTERS),
});

const told = z.object({ code: z.string().max(100), message: z.string().max(2000) });

const finding = z.object({
  rule: z.string().max(100),
  severity: z.enum(['error', 'warning', 'advice']),
  code: z.string().max(100),
  parameters: z.record(z.string(), z.unknown()),
});

const draft = z.object({
  title: z.string().max(300),
  description: z.string().max(5000),
  altText: z.string().max(5000),
  language: z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/),
  chart: chartContent.nullable(),
  /** A text has no drawing. */
  text: textContent.nullable(),
  /** A text may be a document with its figures, whose files lie beside. */
  isDocument: z.boolean(),
  /** Of which pages it was made; none where the file has no others. */
  pages: z.array(z.int().positive()).max(MOST_PAGES),
  notes: z.array(told).max(MOST_TOLD),
  profile: z.string().max(50),
  findings: z.array(finding).max(MOST_TOLD),
  charts: z.array(foundChart).max(MOST_FOUND_CHARTS),
});

/** What the child may answer; the drawings lie beside. It is not believed further than this. */
export const convertingAnswer = z.union([
  z.object({ problem: told }),
  z.object({
    asked: z
      .array(asked)
      .min(1)
      .refine((texts) => texts.reduce((sum, { text }) => sum + text.length, 0) <= MOST_CHARACTERS),
  }),
  z.object({ drafts: z.array(draft).min(1).max(MOST_DRAFTS) }),
]);

export type ConvertingAnswer = z.infer<typeof convertingAnswer>;
export type Converted = Extract<ConvertingAnswer, { drafts: unknown }>;
export type ConvertedDraft = z.infer<typeof draft>;

/** What the child is asked for by whoever chooses among the pages of a document. */
export interface PagesRequest {
  readonly name: string;
  readonly show: { readonly first: number; readonly count: number; readonly pixels: number };
}

const MOST_SHOWN = 50;
/** Of a small picture in Base64. */
const MOST_PICTURE = 200_000;

export const pagesAnswer = z.union([
  z.object({ problem: told }),
  z.object({
    total: z.int().nonnegative().max(MOST_PAGES),
    pages: z
      .array(
        z.object({
          number: z.int().positive().max(MOST_PAGES),
          kind: z.enum(['drawing', 'picture', 'text']),
          holdsGraphic: z.boolean(),
          picture: z.base64().max(MOST_PICTURE),
        }),
      )
      .max(MOST_SHOWN),
  }),
]);

export type PagesAnswer = z.infer<typeof pagesAnswer>;
