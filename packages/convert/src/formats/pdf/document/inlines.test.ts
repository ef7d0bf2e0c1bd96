import { expect, test } from 'vitest';
import type { Piece } from '../page-words.ts';
import { plainPiece } from '../text/rows.ts';
import { dropStart, writePieces } from './inlines.ts';

function piece(text: string, look: Partial<Piece> = {}): Piece {
  return { ...plainPiece(text), ...look };
}

test('a word that the end of a line parts is whole, and a hyphen before "and" stays', () => {
  expect(writePieces([[piece('water evapo-')], [piece('rates in')], [piece('summer')]])).toEqual([
    { kind: 'text', text: 'water evaporates in summer' },
  ]);
  expect(writePieces([[piece('upper-')], [piece('and lowercase')]])).toEqual([
    { kind: 'text', text: 'upper- and lowercase' },
  ]);
});

test('underscores are blanks, dots before a page number are not', () => {
  expect(writePieces([[piece('Name: ________ Class: ____')]])).toEqual([
    { kind: 'text', text: 'Name: ' },
    { kind: 'blank', width: 8 },
    { kind: 'text', text: ' Class: ' },
    { kind: 'blank', width: 4 },
  ]);
  expect(writePieces([[piece('Rivers ........ 12')]])).toEqual([{ kind: 'text', text: 'Rivers 12' }]);
});

test('the blank beside bold words is not bold, and raised letters are superscripts', () => {
  const written = writePieces([
    [piece('a'), piece(' bold', { isBold: true }), piece(' word of 5 m'), piece('2', { script: 'sup' })],
  ]);
  expect(written).toEqual([
    { kind: 'text', text: 'a ' },
    { kind: 'text', text: 'bold', styles: ['bold'] },
    { kind: 'text', text: ' word of 5 m' },
    { kind: 'text', text: '2', styles: ['super'] },
  ]);
});

test('the mark of an item is dropped with the blank after it', () => {
  expect(dropStart(writePieces([[piece('1. Rivers')]]), 2)).toEqual([{ kind: 'text', text: 'Rivers' }]);
});

test('dots with blanks between them that lead to the number of a page are left out', () => {
  const read = (text: string) => writePieces([[plainPiece(text)]]);
  expect(read('Why loops?. . . . . . . . 12')).toEqual([{ kind: 'text', text: 'Why loops? 12' }]);
  expect(
    writePieces([[piece('Loops', { link: '#2' }), piece(' . . . . . . . '), piece('2', { link: '#2' })]]),
  ).toEqual([
    { kind: 'text', text: 'Loops', link: '#2' },
    { kind: 'text', text: ' ' },
    { kind: 'text', text: '2', link: '#2' },
  ]);
  expect(read('It is . . . . . . . . here')).toMatchObject([
    { kind: 'text' },
    { kind: 'blank' },
    { kind: 'text' },
  ]);
});
