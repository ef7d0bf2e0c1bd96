import { expect, test } from 'vitest';
import { layOutBlock } from './block-lines.ts';

test('a paragraph goes on on the next page, and may be the last thing on one, but a heading stands above something', () => {
  const paragraph = layOutBlock({ kind: 'paragraph', cells: '⠺⠺⠺⠺⠀⠺⠺⠺⠺' }, 7);
  expect(paragraph).toEqual({ lines: ['⠀⠀⠺⠺⠺⠺', '⠺⠺⠺⠺'], before: 0, after: 0, whole: false, leads: false });
  const heading = layOutBlock({ kind: 'heading', level: 2, cells: '⠓⠓' }, 20);
  expect(heading).toMatchObject({ whole: true, leads: true });
});

test('a drawing in cells stays on one page, with an empty line before and after it', () => {
  const graphic = layOutBlock({ kind: 'graphic', lines: ['⠿ ⠿', '⠿  '] }, 20);
  expect(graphic).toEqual({ lines: ['⠿⠀⠿', '⠿'], before: 1, after: 1, whole: true, leads: false });
});

test('a key and a table go on on the next page, with an empty line before and after all of it', () => {
  const around = { before: 1, after: 1, whole: false, leads: false };
  expect(layOutBlock({ kind: 'key', entries: [{ code: '⠅', words: '⠺⠺' }] }, 20)).toEqual({
    ...around,
    lines: ['⠅⠀⠺⠺'],
  });
  expect(layOutBlock({ kind: 'table', head: ['⠓'], rows: [['⠗']] }, 20)).toMatchObject(around);
});

test('a sample stays on one page with its words beside it, or below it if they have no room there', () => {
  const sample = layOutBlock({ kind: 'sample', lines: ['⠿⠿⠿', '⠿⠿⠿'], words: '⠺⠺⠀⠺⠺⠺' }, 20);
  expect(sample).toEqual({ lines: ['⠿⠿⠿⠀⠀⠺⠺⠀⠺⠺⠺', '⠿⠿⠿'], before: 1, after: 1, whole: true, leads: false });
  const long = layOutBlock({ kind: 'sample', lines: ['⠿⠿⠿'], words: '⠺⠺⠺⠺⠺⠀⠺⠺⠺⠺⠀⠺⠺' }, 13);
  expect(long.lines).toEqual(['⠿⠿⠿⠀⠀⠺⠺⠺⠺⠺', '⠀⠀⠀⠀⠀⠀⠀⠺⠺⠺⠺', '⠀⠀⠀⠀⠀⠀⠀⠺⠺']);
  const narrow = layOutBlock({ kind: 'sample', lines: ['⠿⠿⠿⠿⠿'], words: '⠺⠺⠀⠺⠺⠺' }, 12);
  expect(narrow.lines).toEqual(['⠿⠿⠿⠿⠿', '⠺⠺⠀⠺⠺⠺']);
});
