import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Drawing } from '../../model/drawing.ts';
import { findItem, walk } from '../../model/walk.ts';
import { arbitraryDrawing } from '../../testing/arbitrary-drawing.ts';
import { drawing as makeDrawing, rect, shape, text } from '../../testing/make.ts';
import { canonicalise } from '../../validation/canonical.ts';
import { graphicReportText } from '../../words/graphic-report-text.ts';
import { boxOf } from '../things.ts';
import { readScript } from './read.ts';
import { writeScript } from './write.ts';

function read(text: string): Drawing {
  const result = readScript(text);
  if (!result.ok) throw new Error(graphicReportText(result.problems[0]));
  return result.value.drawing;
}

function problemOf(text: string): string {
  const result = readScript(text);
  return result.ok ? '' : graphicReportText(result.problems[0]);
}

test('300 drawings written as text read back as the same value, and are written again the same', () => {
  fc.assert(
    fc.property(arbitraryDrawing, ({ drawing }) => {
      const text = writeScript(drawing);
      const back = read(text);
      expect(back).toStrictEqual(canonicalise(drawing));
      expect(writeScript(back)).toBe(text);
    }),
    { seed: 7, numRuns: 300 },
  );
});

test('words for objects of any drawing, written below its text, leave the drawing as it is and are asked for as labels', () => {
  fc.assert(
    fc.property(
      arbitraryDrawing,
      fc.string().map((words) => `A${words}`),
      ({ drawing }, words) => {
        const items = [...walk(drawing)].map(({ item }) => item);
        const quoted = JSON.stringify(words);
        const lines = items.flatMap(({ id, kind }) => [
          `  label ${quoted} for ${JSON.stringify(id)}`,
          ...(kind === 'shape' ? [`  key ${quoted} explains ${JSON.stringify(id)}`] : []),
        ]);
        const result = readScript(`${writeScript(drawing)}${lines.join('\n')}`);
        if (!result.ok) throw new Error(graphicReportText(result.problems[0]));
        expect(result.value.drawing).toStrictEqual(canonicalise(drawing));
        expect(result.value.labels.map(({ id: _own, ...label }) => label)).toEqual(
          items.flatMap(({ id, kind }) => [
            { print: words, target: { item: id } },
            ...(kind === 'shape' ? [{ print: words, sample: id }] : []),
          ]),
        );
      },
    ),
    { seed: 11, numRuns: 60 },
  );
});

test('a label that a text asks for has an id that nothing of the drawing has, nor what is in its key', () => {
  const result = readScript(
    'rectangle label-1-key at 20, 20\nrectangle box at 80, 20\nlabel "One" for box\nlabel "Two" for box',
  );
  expect(result.ok && result.value.labels.map(({ id }) => id)).toEqual(['label-2', 'label-3']);
});

const TRIANGLE = `# A right triangle, drawn by words alone.
drawing "Right triangle" language en
sheet 210 by 297 margins 10 10 10 10 braille marburg-medium
layer "Main"
  path triangle name "Triangle" from 60, 60 to 60, 140 to 150, 140 close texture lines-rising
  text title says "Triangle" role title at 60, 30
  symbol corner as disc under triangle gap 10 centered
  group marks
    rectangle square name "Right angle" at 60, 130 size 10 line solid 1
`;

test('a text that somebody wrote by hand becomes a drawing, and things that have no name are given one', () => {
  const drawing = read(TRIANGLE);
  expect([drawing.title, drawing.layers[0]?.id]).toEqual(['Right triangle', 'layer-1']);
  expect(findItem(drawing, 'triangle')).toMatchObject({
    name: 'Triangle',
    texture: 'lines-rising',
    line: { style: 'solid', width: 1.5 },
    geometry: { subpaths: [{ closed: true }] },
  });
  expect(findItem(drawing, 'marks')).toMatchObject({ items: [{ id: 'square' }] });
});

test('what is put beside another thing stands there, as far away as the line says', () => {
  const drawing = read(TRIANGLE);
  const triangle = boxOf(drawing, ['triangle']);
  expect(boxOf(drawing, ['corner'])).toMatchObject({
    x: (triangle?.x ?? 0) + (triangle?.width ?? 0) / 2 - 3,
    y: (triangle?.y ?? 0) + (triangle?.height ?? 0) + 10,
  });
});

test.each([
  ['circle at 20, 20', 'Line 1: “circle” is no kind of object.'],
  ['rectangle box at 20', 'Line 1: a number is missing after “at”.'],
  ['rectangle box at 20, 20 wide 5', 'Line 1: “wide” is not known.'],
  ['rectangle box texture bricks', 'Line 1: “bricks” is none of the choices.'],
  ['text says "open', 'Line 1: a quotation mark is open.'],
  ['drawing "A"\n\ntext one\n  text two', 'Line 4: only lines under a group are indented further.'],
  ['symbol dot under nobody', 'Line 1: there is no object “nobody” to put it beside.'],
  ['label "Water" for lake', 'Line 1: there is no object “lake” that these words could belong to.'],
  ['rectangle lake\nlabel "Water" of lake', 'Line 2: “of” is none of the choices. Write one of for.'],
  ['rectangle lake\nlabel "Water"', 'Line 2: words are missing after “label”.'],
  ['rectangle lake\nlabel "Water" for lake under lake', 'Line 2: “under” is not known.'],
  ['rectangle lake\nlabel " " for lake', 'Line 2: words are missing after “label”.'],
  [
    'text word says "A"\nkey "Water" explains word',
    'Line 2: “word” has no texture, line or symbol of its own',
  ],
  ['path side to 20, 20', 'Line 1: words are missing after “path”.'],
  ['rectangle a\nrectangle a', 'The id of item “a” is used twice'],
])('%s is refused with the line and what is wrong', (script, words) => {
  expect(problemOf(script)).toContain(words);
});

test.each(['line', 'name', 'constructor', '7', 'a.b:c-d'])(
  'a thing whose id is %s keeps it, though words of the language look like that',
  (id) => {
    const drawing = makeDrawing([shape(id, rect(20, 20, 30, 30)), text('word', 'A', { labels: id })]);
    expect(read(writeScript(drawing))).toStrictEqual(canonicalise(drawing));
  },
);
