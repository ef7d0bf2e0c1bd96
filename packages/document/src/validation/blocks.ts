import type { Drawing } from '@relievo/graphic/model';
import { validate as validateDrawing } from '@relievo/graphic/validation';
import { z } from 'zod';
import {
  type AnswerSpace,
  type Block,
  HEADING_LEVELS,
  type ListMarks,
  NOTE_PLACES,
  NUMBER_STYLES,
} from '../model/block.ts';
import { TREATMENTS } from '../model/figure.ts';
import { LIMITS } from '../model/limits.ts';
import { chartWork } from './chart-work.ts';
import { count, id, language, name, share, text } from './fields.ts';
import { inlines } from './inlines.ts';

const MAX_PAGE = 100_000;
const MAX_LINES = 1000;

const base = {
  id,
  language: language.exactOptional(),
  direction: z.enum(['ltr', 'rtl']).exactOptional(),
  source: z
    .strictObject({
      page: count(1, MAX_PAGE),
      box: z.strictObject({ x: share, y: share, width: share, height: share }).exactOptional(),
    })
    .exactOptional(),
};

const blocks: z.ZodType<readonly Block[]> = z.lazy(() => z.array(block));
const level = z.literal(HEADING_LEVELS);
const span = count(2, LIMITS.span).exactOptional();

const marks: z.ZodType<ListMarks> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('bullets') }),
  z.strictObject({
    kind: z.literal('numbers'),
    style: z.enum(NUMBER_STYLES),
    start: count(0, 1_000_000),
    before: name,
    after: name,
  }),
]);

const choices = z.array(z.strictObject({ mark: name, content: inlines }));

const answer: z.ZodType<AnswerSpace> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('lines'), count: count(1, MAX_LINES) }),
  z.strictObject({ kind: z.literal('room'), lines: count(1, MAX_LINES) }),
  z.strictObject({ kind: z.literal('choices'), isSeveral: z.boolean(), choices: choices.min(1) }),
  z.strictObject({ kind: z.literal('matching'), left: choices.min(1), right: choices.min(1) }),
  z.strictObject({ kind: z.literal('word-bank'), words: z.array(inlines).min(1) }),
]);

/** More sheets of a key are never read. */
const MAX_KEY_SHEETS = 20;

const drawing = z.custom<Drawing>((value) => validateDrawing(value).ok, {
  params: { fault: 'drawing_not_valid' },
});

export const block: z.ZodType<Block> = z.discriminatedUnion('kind', [
  z.strictObject({ ...base, kind: z.literal('heading'), level, content: inlines }),
  z.strictObject({ ...base, kind: z.literal('paragraph'), content: inlines }),
  z.strictObject({
    ...base,
    kind: z.literal('list'),
    marks,
    items: z.array(z.strictObject({ id, mark: name.exactOptional(), blocks })).min(1),
  }),
  z.strictObject({
    ...base,
    kind: z.literal('definitions'),
    entries: z.array(z.strictObject({ id, terms: z.array(inlines), blocks })).min(1),
  }),
  z.strictObject({
    ...base,
    kind: z.literal('table'),
    caption: inlines,
    headerRows: count(0, LIMITS.span),
    headerColumns: count(0, LIMITS.span),
    rows: z
      .array(
        z.strictObject({
          id,
          cells: z.array(z.strictObject({ id, blocks, columns: span, rows: span })),
        }),
      )
      .min(1),
  }),
  z.strictObject({
    ...base,
    kind: z.literal('figure'),
    shows: z.strictObject({
      picture: id.exactOptional(),
      drawing: drawing.exactOptional(),
      keySheets: z.array(z.strictObject({ drawing })).max(MAX_KEY_SHEETS).exactOptional(),
      chart: chartWork.exactOptional(),
    }),
    treatment: z.enum(TREATMENTS),
    number: name,
    caption: inlines,
    description: z.strictObject({ short: text, long: blocks }),
    words: z.array(text),
  }),
  z.strictObject({ ...base, kind: z.literal('formula'), mathml: text.min(1), line: text, number: name }),
  z.strictObject({ ...base, kind: z.literal('quotation'), blocks, attribution: inlines }),
  z.strictObject({
    ...base,
    kind: z.literal('poem'),
    stanzas: z
      .array(
        z.strictObject({
          id,
          lines: z.array(z.strictObject({ content: inlines, indent: count(0, 40), number: name })).min(1),
        }),
      )
      .min(1),
  }),
  z.strictObject({ ...base, kind: z.literal('box'), title: inlines, blocks }),
  z.strictObject({ ...base, kind: z.literal('code'), code: text, programming: name }),
  z.strictObject({ ...base, kind: z.literal('exercise'), mark: name, blocks, answer: answer.nullable() }),
  z.strictObject({ ...base, kind: z.literal('note'), place: z.enum(NOTE_PLACES), mark: name, blocks }),
  z.strictObject({ ...base, kind: z.literal('transcriber-note'), blocks }),
  z.strictObject({ ...base, kind: z.literal('contents'), depth: level }),
  z.strictObject({ ...base, kind: z.literal('page-break'), page: name }),
]);
