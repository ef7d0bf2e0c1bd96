import fc from 'fast-check';
import {
  type AnswerSpace,
  type Block,
  HEADING_LEVELS,
  type ListMarks,
  NOTE_PLACES,
  NUMBER_STYLES,
} from '../model/block.ts';
import type { Document } from '../model/document.ts';
import { PICTURE_TYPES, type Picture } from '../model/figure.ts';
import { type Inline, TEXT_STYLES, type TextStyle } from '../model/inline.ts';
import { joinRuns } from '../text/inline-text.ts';
import { aChart, aDocument, aDrawing } from './make.ts';
import { numberParts } from './number-parts.ts';

/** Words that have broken programs before: other directions, joined emoji, markup, white space of every sort. */
const AWKWARD = [
  'a',
  'Sea',
  ' two  words ',
  'שלום',
  '👩‍🔬',
  '<b>&amp;"',
  ']]>',
  'two\nlines',
  '\u00a0',
  '点字',
];

const text = fc.oneof(
  fc.constantFrom(...AWKWARD),
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
    // Parsers of XML take the replacement character for a sign of damage, so no text has it.
    .filter((word) => !/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFC}\u{10000}-\u{10FFFF}]/u.test(word)),
);

const styles = fc
  .subarray([...TEXT_STYLES], { minLength: 1 })
  .map((chosen): readonly TextStyle[] =>
    chosen.includes('super') ? chosen.filter((style) => style !== 'sub') : chosen,
  );

/** Of a few known notes, pictures and blocks; what is not in the document in the end is taken out of it. */
const tied = fc.nat(3);

const inline: fc.Arbitrary<Inline> = fc.oneof(
  { weight: 5, arbitrary: text.map((word): Inline => ({ kind: 'text', text: word })) },
  fc.record({ kind: fc.constant('text'), text, styles }),
  fc.record({ kind: fc.constant('text'), text, language: fc.constantFrom('de', 'fr-CA') }),
  fc.record({
    kind: fc.constant('text'),
    text,
    link: fc.oneof(
      fc.constant('https://example.org/a?b=c'),
      tied.map((at) => `#paragraph-${at}`),
    ),
    certainty: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  fc.record({ kind: fc.constant('formula'), mathml: fc.constant('<math><mi>x</mi></math>'), line: text }),
  fc.constant<Inline>({ kind: 'line-break' }),
  tied.map((at): Inline => ({ kind: 'note-reference', note: `note-${at}`, mark: String(at) })),
  fc.record({ kind: fc.constant('blank'), width: fc.integer({ min: 1, max: 60 }) }),
  fc.record({ kind: fc.constant('page-break'), page: text }),
  tied.map((at): Inline => ({ kind: 'picture', picture: `picture-${at}`, alt: '' })),
);

const content = fc.array(inline, { maxLength: 5 }).map(joinRuns);

const marks: fc.Arbitrary<ListMarks> = fc.oneof(
  fc.constant<ListMarks>({ kind: 'bullets' }),
  fc.record({
    kind: fc.constant('numbers'),
    style: fc.constantFrom(...NUMBER_STYLES),
    start: fc.nat(20),
    before: fc.constantFrom('', '('),
    after: fc.constantFrom('.', ')'),
  }),
);

const choices = fc.array(fc.record({ mark: fc.constantFrom('', 'A'), content }), {
  minLength: 1,
  maxLength: 3,
});

const answer: fc.Arbitrary<AnswerSpace | null> = fc.oneof(
  fc.constant(null),
  fc.record({ kind: fc.constant('lines'), count: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ kind: fc.constant('room'), lines: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ kind: fc.constant('choices'), isSeveral: fc.boolean(), choices }),
  fc.record({ kind: fc.constant('matching'), left: choices, right: choices }),
  fc.record({ kind: fc.constant('word-bank'), words: fc.array(content, { minLength: 1, maxLength: 3 }) }),
);

const id = fc.constant('');
const level = fc.constantFrom(...HEADING_LEVELS);

const { block } = fc.letrec<{ readonly block: Block; readonly blocks: Block[] }>((tie) => {
  const blocks = tie('blocks');
  const table = fc
    .tuple(content, fc.integer({ min: 1, max: 3 }), fc.array(blocks, { minLength: 1, maxLength: 6 }))
    .map(
      ([caption, columns, cells]): Block => ({
        kind: 'table',
        id: '',
        caption,
        headerRows: 1,
        headerColumns: 0,
        rows: cells.map((inCell) => ({
          id: '',
          cells: [
            { id: '', blocks: inCell },
            ...(columns === 2 ? [{ id: '', blocks: [] }] : []),
            ...(columns === 3 ? [{ id: '', blocks: [], columns: 2 }] : []),
          ],
        })),
      }),
    );
  const figure = fc
    .tuple(content, fc.array(text, { maxLength: 3 }), blocks, fc.nat(3))
    .map(([caption, words, long, shown]): Block => {
      const common = {
        kind: 'figure',
        id: '',
        number: '',
        caption,
        words,
        description: { short: '', long },
      } as const;
      if (shown === 0) {
        const keySheets = words.length > 1 ? { keySheets: [{ drawing: aDrawing() }] } : {};
        return { ...common, shows: { drawing: aDrawing(), ...keySheets }, treatment: 'tactile' };
      }
      if (shown === 1) return { ...common, shows: { chart: aChart() }, treatment: 'chart' };
      if (shown === 2) return { ...common, shows: { picture: 'picture-1' }, treatment: 'described' };
      return { ...common, shows: {}, treatment: 'decoration' };
    });
  return {
    blocks: fc.array(tie('block'), { maxLength: 3 }),
    block: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.record({ kind: fc.constant('paragraph'), id, content }),
      fc.record({ kind: fc.constant('heading'), id, level, content, language: fc.constant('de') }),
      fc.record({ kind: fc.constant('page-break'), id, page: text }),
      fc.record({ kind: fc.constant('contents'), id, depth: level }),
      fc.record({ kind: fc.constant('code'), id, code: text, programming: fc.constant('') }),
      fc.record({
        kind: fc.constant('formula'),
        id,
        mathml: fc.constant('<math/>'),
        line: text,
        number: fc.constant('(1)'),
      }),
      fc.record({
        kind: fc.constant('poem'),
        id,
        stanzas: fc.array(
          fc.record({
            id,
            lines: fc.array(fc.record({ content, indent: fc.nat(3), number: fc.constant('') }), {
              minLength: 1,
              maxLength: 2,
            }),
          }),
          { minLength: 1, maxLength: 2 },
        ),
      }),
      fc.record({
        kind: fc.constant('list'),
        id,
        marks,
        items: fc.array(fc.record({ id, blocks }), { minLength: 1, maxLength: 3 }),
      }),
      fc.record({
        kind: fc.constant('definitions'),
        id,
        entries: fc.array(fc.record({ id, terms: fc.array(content, { maxLength: 2 }), blocks }), {
          minLength: 1,
          maxLength: 2,
        }),
      }),
      table,
      figure,
      fc.record({ kind: fc.constant('quotation'), id, blocks, attribution: content }),
      fc.record({ kind: fc.constant('box'), id, title: content, blocks }),
      fc.record({ kind: fc.constant('exercise'), id, mark: fc.constantFrom('', '3'), blocks, answer }),
      fc.record({
        kind: fc.constant('note'),
        id,
        place: fc.constantFrom(...NOTE_PLACES),
        mark: fc.constant('1'),
        blocks,
      }),
      fc.record({ kind: fc.constant('transcriber-note'), id, blocks }),
    ),
  };
});

const PICTURES: readonly Picture[] = [1, 2, 3].map((number, at) => ({
  id: `picture-${number}`,
  mediaType: PICTURE_TYPES[at] ?? 'image/png',
  width: 10,
  height: 10,
}));

/** A document that is valid, with every kind of block in every other. */
export const arbitraryDocument: fc.Arbitrary<Document> = fc
  .array(block, { maxLength: 5 })
  .map((blocks) => numberParts(aDocument(blocks, { pictures: PICTURES })));
