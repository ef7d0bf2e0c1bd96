import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Block } from '../model/block.ts';
import { arbitraryDocument } from '../testing/arbitrary-document.ts';
import { aChart, aDocument, figure, paragraph } from '../testing/make.ts';
import { validate } from './validate.ts';

function problemsOf(value: unknown): readonly unknown[] {
  const read = validate(value);
  return read.ok ? [] : read.problems;
}

function problemOf(...blocks: readonly unknown[]): unknown {
  return problemsOf(aDocument(blocks as Block[]))[0];
}

test('every document that can be made is valid, and is handed on as it was', () => {
  fc.assert(
    fc.property(arbitraryDocument, (document) => {
      expect(validate(document)).toEqual({ ok: true, value: document });
    }),
  );
});

test.each([null, 7, 'text', [], {}, { version: 2 }])('%j is no document', (value) => {
  expect(validate(value).ok).toBe(false);
});

describe('a document is refused', () => {
  test.each([
    ['a field is of another kind', { ...paragraph('a', ''), content: 'Rain' }, 'content', 'wrong_type'],
    ['a level is none', { kind: 'heading', id: 'a', level: 7, content: [] }, 'level', 'not_one_of'],
    ['a kind is not known', { kind: 'video', id: 'a' }, 'kind', 'not_one_of'],
    ['a field is not known', { ...paragraph('a', ''), color: 'red' }, '', 'unknown_field'],
    ['an id cannot stand in an address', paragraph('a b', ''), 'id', 'wrong_form'],
    ['a text cannot be written in XML', paragraph('a', 'bell \u0007'), 'content[0].text', 'wrong_form'],
    [
      'styles are not in their order',
      { ...paragraph('a', ''), content: [{ kind: 'text', text: 'a', styles: ['bold', 'italic'] }] },
      'content[0].styles',
      'wrong_form',
    ],
    [
      'a link runs a script',
      { ...paragraph('a', ''), content: [{ kind: 'text', text: 'a', link: 'javascript:alert(1)' }] },
      'content[0].link',
      'wrong_form',
    ],
    [
      'a drawing is none',
      { ...figure('a'), shows: { drawing: { version: 1 } } },
      'shows.drawing',
      'drawing_not_valid',
    ],
    [
      'no chart can be made of its table',
      { ...figure('a'), shows: { chart: { ...aChart(), cells: [] } } },
      'shows.chart',
      'chart_not_valid',
    ],
  ])('when %s', (_, block, field, fault) => {
    const place = ['blocks[0]', field].filter(Boolean).join('.');
    expect(problemOf(block)).toEqual({ code: 'document_field_wrong', parameters: { place, fault } });
  });

  test('when an id is used twice', () => {
    expect(problemOf(paragraph('a', 'x'), paragraph('a', 'y'))).toEqual({
      code: 'document_id_twice',
      parameters: { id: 'a' },
    });
  });

  test('when a reference leads to no note', () => {
    const content = [{ kind: 'note-reference', note: 'a', mark: '1' }];
    expect(problemOf({ ...paragraph('a', ''), content })).toEqual({
      code: 'document_note_missing',
      parameters: { note: 'a' },
    });
  });

  test('when a picture or a link leads nowhere', () => {
    const content = [
      { kind: 'picture', picture: 'sun', alt: '' },
      { kind: 'text', text: 'there', link: '#there' },
    ];
    expect(problemsOf(aDocument([{ ...paragraph('a', ''), content } as Block]))).toEqual([
      { code: 'document_picture_missing', parameters: { picture: 'sun' } },
      { code: 'document_link_missing', parameters: { link: '#there' } },
    ]);
  });

  test('when the cells of a table overlap', () => {
    const table = {
      kind: 'table',
      id: 't',
      caption: [],
      headerRows: 0,
      headerColumns: 0,
      rows: [
        {
          id: 'r1',
          cells: [
            { id: 'c1', blocks: [], rows: 2 },
            { id: 'c2', blocks: [] },
          ],
        },
        {
          id: 'r2',
          cells: [
            { id: 'c3', blocks: [] },
            { id: 'c4', blocks: [] },
          ],
        },
      ],
    };
    expect(problemOf(table)).toEqual({ code: 'document_table_not_whole', parameters: { id: 't' } });
  });

  test('when a figure is to be felt and is not drawn', () => {
    expect(problemOf(figure('f', { treatment: 'tactile' }))).toEqual({
      code: 'document_figure_without_content',
      parameters: { id: 'f', treatment: 'tactile' },
    });
  });

  test.each([100, 200_000])('when %d boxes lie inside each other', (depth) => {
    let block: unknown = paragraph('p', 'x');
    for (let at = 0; at < depth; at += 1) block = { kind: 'box', id: `b${at}`, title: [], blocks: [block] };
    expect(problemOf(block)).toEqual({ code: 'document_nested_too_deep', parameters: { max: 40 } });
  });
});
