import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Block } from '../model/block.ts';
import type { Document } from '../model/document.ts';
import { findBlock, walkBlocks } from '../model/walk.ts';
import { arbitraryDocument } from '../testing/arbitrary-document.ts';
import { aDocument, figure, heading, paragraph } from '../testing/make.ts';
import { listTexts } from '../text/words-of.ts';
import { validate } from '../validation/validate.ts';
import type { Edit } from './edit.ts';
import { perform } from './perform.ts';

const SEA = paragraph('sea', 'The sea is warm.');
const BOX: Block = { kind: 'box', id: 'box', title: [], blocks: [paragraph('inside', 'Look!')] };
const DOCUMENT = aDocument([heading('top', 'Rain'), SEA, BOX, figure('hill')]);

function after(edit: Edit, document: Document = DOCUMENT): Document {
  const performed = perform(document, edit);
  if (!performed.ok) throw new Error(performed.problems[0].code);
  return performed.value;
}

function idsAfter(edit: Edit): readonly string[] {
  return [...walkBlocks(after(edit).blocks)].map(({ block }) => block.id);
}

function refusalOf(edit: Edit): string {
  const performed = perform(DOCUMENT, edit);
  return performed.ok ? 'done' : performed.problems[0].code;
}

test('blocks are inserted behind a block, and first in what holds blocks', () => {
  const blocks = [paragraph('new', 'New')];
  expect(idsAfter({ kind: 'insert', where: { after: 'inside' }, blocks })).toEqual([
    ...['top', 'sea', 'box', 'inside', 'new', 'hill'],
  ]);
  expect(idsAfter({ kind: 'insert', where: { firstIn: 'box' }, blocks })).toEqual([
    ...['top', 'sea', 'box', 'new', 'inside', 'hill'],
  ]);
  expect(idsAfter({ kind: 'insert', where: { firstIn: null }, blocks })[0]).toBe('new');
});

test('blocks are moved out of a box with their content', () => {
  const moved = after({ kind: 'move', ids: ['inside', 'sea'], where: { after: 'hill' } });
  expect(moved.blocks.map(({ id }) => id)).toEqual(['top', 'box', 'hill', 'inside', 'sea']);
});

test('a paragraph becomes a heading and a paragraph again', () => {
  const made = after({ kind: 'set-level', ids: ['sea'], level: 2 });
  expect(findBlock(made, 'sea')).toEqual(heading('sea', 'The sea is warm.', 2));
  expect(findBlock(after({ kind: 'set-level', ids: ['sea'], level: null }, made), 'sea')).toEqual(SEA);
});

test('a style is put on some words and taken off again', () => {
  const bold = { kind: 'set-style', id: 'sea', from: 4, to: 7, style: 'bold' } as const;
  const styled = after({ ...bold, isOn: true });
  expect(findBlock(styled, 'sea')).toMatchObject({
    content: [
      { kind: 'text', text: 'The ' },
      { kind: 'text', text: 'sea', styles: ['bold'] },
      { kind: 'text', text: ' is warm.' },
    ],
  });
  expect(findBlock(after({ ...bold, isOn: false }, styled), 'sea')).toEqual(SEA);
});

test('a paragraph that is split and joined again is as it was', () => {
  const split = after({ kind: 'split', id: 'sea', at: 7, newId: 'rest' });
  expect([findBlock(split, 'sea'), findBlock(split, 'rest')]).toEqual([
    paragraph('sea', 'The sea'),
    paragraph('rest', 'is warm.'),
  ]);
  expect(after({ kind: 'join', ids: ['sea', 'rest'] }, split)).toEqual(DOCUMENT);
});

describe('a step is refused', () => {
  test.each<[string, Edit, string]>([
    ['a block is missing', { kind: 'remove', ids: ['sea', 'lost'] }, 'edit_block_missing'],
    ['a figure has no level', { kind: 'set-level', ids: ['hill'], level: 1 }, 'edit_not_for_this_block'],
    [
      'a box is moved into itself',
      { kind: 'move', ids: ['box'], where: { after: 'inside' } },
      'edit_into_itself',
    ],
    ['blocks do not follow each other', { kind: 'join', ids: ['top', 'box'] }, 'edit_not_neighbours'],
    [
      'a place lies behind the text',
      { kind: 'split', id: 'sea', at: 99, newId: 'x' },
      'edit_place_outside_text',
    ],
    [
      'an id is there already',
      { kind: 'insert', where: { firstIn: null }, blocks: [paragraph('sea', '')] },
      'document_id_twice',
    ],
    [
      'a figure would be felt without a drawing',
      { kind: 'set-treatment', id: 'hill', treatment: 'tactile' },
      'document_figure_without_content',
    ],
  ])('when %s', (_, edit, code) => {
    expect(refusalOf(edit)).toBe(code);
  });
});

test('a note cannot be removed while the text refers to it', () => {
  const note: Block = { kind: 'note', id: 'note', place: 'foot', mark: '1', blocks: [] };
  const content = [{ kind: 'note-reference', note: 'note', mark: '1' }] as const;
  const document = aDocument([paragraph('p', '', { content }), note]);
  expect(perform(document, { kind: 'remove', ids: ['note'] })).toMatchObject({
    problems: [{ code: 'document_note_missing' }],
  });
});

test('blocks that are moved anywhere keep every word, and the document stays valid', () => {
  fc.assert(
    fc.property(arbitraryDocument, fc.nat(), fc.nat(), (document, which, where) => {
      const ids = [...walkBlocks(document.blocks)].map(({ block }) => block.id);
      fc.pre(ids.length > 1);
      const [moved = '', after = ''] = [ids[which % ids.length], ids[where % ids.length]];
      const performed = perform(document, { kind: 'move', ids: [moved], where: { after } });
      fc.pre(performed.ok);
      expect(validate(performed.value).ok).toBe(true);
      expect([...listTexts(performed.value.blocks)].toSorted()).toEqual(
        [...listTexts(document.blocks)].toSorted(),
      );
    }),
  );
});
