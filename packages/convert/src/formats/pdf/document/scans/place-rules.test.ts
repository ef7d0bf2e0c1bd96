import { expect, test } from 'vitest';
import type { ReadLine } from '../../../../ocr/read-line.ts';
import { placeRules } from './place-rules.ts';

function readWords(...words: readonly (readonly [text: string, x: number, width: number])[]): ReadLine {
  const read = words.map(([text, x, width]) => ({
    text,
    confidence: 90,
    box: { x, y: 100, width, height: 20 },
  }));
  return { words: read, box: { x: 0, y: 100, width: 600, height: 20 }, turn: 'level' };
}

const UPRIGHT = { box: { x: 150, y: 60, width: 2, height: 200 }, isLevel: false };
const LEVEL = { box: { x: 300, y: 118, width: 200, height: 2 }, isLevel: true };

function listTexts(lines: readonly ReadLine[]): readonly (readonly string[])[] {
  return lines.map(({ words }) => words.map(({ text }) => text));
}

test('words of two cells are two lines, and signs that stand for the rule are not words', () => {
  const line = readWords(['North', 20, 60], ['Sea', 90, 40], ['|', 148, 4], ['[cold', 149, 70]);
  const { lines, rules } = placeRules([line], [UPRIGHT]);
  expect(listTexts(lines)).toEqual([['North', 'Sea'], ['cold']]);
  expect(lines[1]?.box).toEqual({ x: 149, y: 100, width: 70, height: 20 });
  expect(rules).toEqual([UPRIGHT]);
});

test('a level rule between or behind words of a line is a blank in it', () => {
  const between = readWords(['I', 200, 10], ['go', 230, 40], ['home', 520, 60]);
  const inLine = placeRules([between], [LEVEL]);
  expect(listTexts(inLine.lines)).toEqual([['I', 'go', '_'.repeat(20), 'home']]);
  expect(inLine.rules).toEqual([]);
  const behind = readWords(['Name:', 220, 70], ['__', 310, 180]);
  expect(listTexts(placeRules([behind], [LEVEL]).lines)).toEqual([['Name:', '_'.repeat(20)]]);
});

test('an underline, the foot of a table and a dash without a rule are not blanks', () => {
  const line = readWords(['I', 200, 10], ['go', 330, 140], ['home', 520, 60]);
  expect(placeRules([line], [LEVEL])).toMatchObject({ rules: [LEVEL] });
  const far = { box: { x: 300, y: 150, width: 200, height: 2 }, isLevel: true };
  expect(placeRules([line], [far]).rules).toEqual([far]);
  const side = { box: { x: 298, y: 60, width: 2, height: 60 }, isLevel: false };
  const framed = readWords(['Name:', 220, 70]);
  expect(placeRules([framed], [LEVEL, side]).rules).toEqual([LEVEL, side]);
  const dash = readWords(['5', 20, 10], ['–', 40, 12], ['9', 60, 10]);
  expect(listTexts(placeRules([dash], [LEVEL]).lines)).toEqual([['5', '–', '9']]);
});

test('words with a wide gap are cells of one row, also without a rule between them', () => {
  const line = readWords(['Dativ', 20, 60], ['dem', 150, 40], ['der', 300, 40], ['Frau', 350, 50]);
  const { lines } = placeRules([line], []);
  expect(listTexts(lines)).toEqual([['Dativ'], ['dem'], ['der', 'Frau']]);
  expect(lines.map(({ box }) => [box.y, box.height])).toEqual([
    [100, 20],
    [100, 20],
    [100, 20],
  ]);
});

test('a blank that is in the box of a word is taken out of it, and an underlined word remains', () => {
  const line = readWords(['with', 240, 40], ['bus', 300, 240]);
  expect(listTexts(placeRules([line], [LEVEL]).lines)).toEqual([['with', '_'.repeat(20), 'bus']]);
  const underlined = readWords(['underlined', 300, 205]);
  expect(listTexts(placeRules([underlined], [LEVEL]).lines)).toEqual([['underlined']]);
});

test('names of columns that are near to each other are cells if a wide gap is below theirs', () => {
  const head = readWords(['Case', 20, 60], ['Feminine', 100, 90], ['Neuter', 210, 70]);
  const body = readWords(['Dative', 20, 60], ['der', 130, 40], ['dem', 220, 40]);
  const below = { ...body, box: { ...body.box, y: 130 } };
  expect(listTexts(placeRules([head, below], []).lines).slice(0, 3)).toEqual([
    ['Case'],
    ['Feminine'],
    ['Neuter'],
  ]);
  expect(listTexts(placeRules([head], []).lines)).toEqual([['Case', 'Feminine', 'Neuter']]);
});
