import { inflateSync } from 'node:zlib';
import type { BrailleText } from '@relievo/braille';
import { drawChart } from '@relievo/chart/drawing';
import { boxDistance, FONT_SHARE, textBox } from '@relievo/graphic/geometry';
import { type LabelForm, withKey } from '@relievo/graphic/labels';
import { type Box, type Drawing, type TextItem, walkLeaves } from '@relievo/graphic/model';
import { getProfile } from '@relievo/graphic/profiles';
import { maxOf, minOf } from '@relievo/words';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../settings.ts';
import { openSpeech } from '../../speech/speech.ts';
import { ENGLISH_REPORTS } from '../../words/en.ts';
import { reportText } from '../../words/report-text.ts';
import { createOutputs } from '../create-outputs.ts';
import type { OutputName } from '../outputs.ts';
import { POINTS_PER_MM } from '../pdf/pdf.ts';
import { findBytes, makeChartOf, readExample, unwrapMade } from '../testing/make.ts';
import { readPdfText } from '../testing/poppler.ts';
import { translator } from '../testing/translator.ts';
import { letterBesideBraille } from './letters.ts';
import { writeLabels } from './with-print.ts';

const A4 = getProfile('swell-a4');
function translateWords(text: string): BrailleText {
  const [translation] = translator.translate([text], 'ueb-1');
  if (!translation) throw new Error(`There is no braille of ${text}.`);
  return translation;
}

const chart = makeChartOf('Fruit,Sold\nApples,14\nPears,9\nPlums,21\n', 'Fruit sold');
const drawn = unwrapMade(drawChart(chart, A4, translateWords)).drawing;

function makeOutput(name: OutputName, drawing: Drawing, labels?: LabelForm) {
  const settings = { ...DEFAULT_SETTINGS, ...(labels ? { labels } : {}) };
  return createOutputs({ translator, speech: openSpeech([]) }, settings)[name].make({ drawing }, A4);
}

function listTexts(drawing: Drawing): readonly TextItem[] {
  return [...walkLeaves(drawing)].filter((item): item is TextItem => item.kind === 'text');
}

/** The room of the letters, from the top of the first line to the foot of the last. */
function lettersOf({ at, print, printSize }: TextItem): Box {
  const size = printSize * FONT_SHARE;
  const lines = print.split('\n').map((line) => letterBesideBraille().measure(line));
  const ascent = (lines[0]?.ascent ?? 0) * size;
  const descent = (lines.at(-1)?.descent ?? 0) * size;
  return {
    x: at.x,
    y: at.y + size - ascent,
    width: maxOf(lines.map(({ width }) => width)) * size,
    height: ascent + (lines.length - 1) * printSize + descent,
  };
}

/** The operators that choose an ink by cyan, magenta, yellow and black. */
function listInks(pdf: Uint8Array): readonly string[] {
  const file = Buffer.from(pdf).toString('latin1');
  const streams = [...file.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, bytes = '']) => {
    try {
      return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
    } catch {
      return bytes;
    }
  });
  return [
    ...new Set(
      streams.flatMap((text) =>
        [...text.matchAll(/DeviceCMYK cs\s+([\d. ]+) scn/g)].map(([, ink]) => ink ?? ''),
      ),
    ),
  ];
}

/** Of the letters themselves: a line's box has room above and below them. */
function sizeInPoints({ printSize }: TextItem): number {
  return printSize * FONT_SHARE * POINTS_PER_MM;
}

test.each(['swell', 'pdf'] as const)(
  'print stands beside the braille of a %s unless somebody chooses',
  async (name) => {
    expect(readPdfText(findBytes(await makeOutput(name, drawn)))).toMatch(/Apples[\s\S]*Pears[\s\S]*Plums/);
    const without = findBytes(await makeOutput('swell', drawn, 'braille'));
    expect(readPdfText(without).trim()).toBe('');
  },
);

test('print on swell paper has ink without black, which would swell', async () => {
  expect(listInks(findBytes(await makeOutput('swell', drawn)))).toEqual(['0.15 1 1 0']);
});

test('labels of a picture are print where somebody chooses print, and a screen reader hears print beside braille once', async () => {
  const svg = async (labels: LabelForm): Promise<string> =>
    new TextDecoder().decode(findBytes(await makeOutput('svg', drawn, labels)));
  expect(await svg('print')).toMatch(/<text [^>]*>Apples<\/text>/);
  expect(await svg('print')).not.toContain('<circle');
  const both = await svg('both');
  expect(both).toContain('<circle');
  expect(both.match(/aria-label="Apples"/g)).toHaveLength(1);
  expect(both.match(/<text [^>]*>Apples<\/text>/g)).toHaveLength(1);
});

test('large print is 18 points or more on charts and examples, and no braille is left', () => {
  for (const drawing of [drawn, ...['bar-chart', 'island', 'clock', 'cell', 'floor-plan'].map(readExample)]) {
    const { drawing: written, changes } = writeLabels(drawing, A4, 'print');
    expect(changes).toEqual([]);
    for (const text of listTexts(written)) {
      expect(text.braille).toBeNull();
      expect(sizeInPoints(text)).toBeGreaterThanOrEqual(18);
    }
  }
});

test('names that take several lines of a key are large print in lines as well, and none is left in braille', () => {
  const names = [
    'The share of pupils who say that they read something for pleasure at least once a week',
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  ];
  const long = makeChartOf(
    `Question,Yes\n${names.map((name, at) => `${name},${at + 3}`).join('\n')}\n`,
    'Answers',
  );
  const { drawing, furtherSheets = [], keySheets } = unwrapMade(drawChart(long, A4, translateWords));
  const written = [drawing, ...furtherSheets, ...keySheets].map((sheet) => writeLabels(sheet, A4, 'print'));
  expect(written.flatMap(({ changes }) => changes)).toEqual([]);
  const prints = written.flatMap((sheet) => listTexts(sheet.drawing)).map(({ print }) => print);
  expect(prints.map((print) => print.replaceAll('\n', ' '))).toContain(names[0]);
  expect(prints.map((print) => print.replaceAll('\n', ''))).toContain(names[1]);
});

test('print beside braille is 14 points and overlaps no other words', () => {
  for (const drawing of [drawn, ...['bar-chart', 'island', 'clock', 'cell', 'floor-plan'].map(readExample)]) {
    const { drawing: written, changes } = writeLabels(drawing, A4, 'both');
    const texts = listTexts(written);
    const prints = texts.filter(({ braille }) => !braille);
    const left = changes.find(({ code }) => code === 'print_left_out')?.items ?? [];
    expect(prints.length + left.length).toBe(texts.length - prints.length);
    const cells = texts.filter(({ braille }) => braille).map((text) => textBox(text, written.sheet));
    for (const print of prints) {
      expect(sizeInPoints(print)).toBeCloseTo(14, 3);
      expect(minOf(cells.map((box) => boxDistance(lettersOf(print), box)))).toBeGreaterThan(0.9);
    }
  }
});

test('codes of wide letters and long names of a key have print beside their braille, apart from all other words', () => {
  const words: readonly (readonly [string, string])[] = [
    ['ma', 'March'],
    ['ap', 'April'],
    ['my', 'May'],
    ['sh', 'The share of pupils who say that they read something for pleasure at least once a week'],
  ];
  const entries = words.map(([code, print]) => ({
    id: code,
    mark: { code: translateWords(code), print: code },
    print,
    braille: translateWords(print),
  }));
  const blank: Drawing = { ...drawn, layers: [] };
  const small = { ...blank, sheet: { ...blank.sheet, width: 50, height: 50 } };
  for (const figure of [blank, small]) {
    const { drawing, keySheets } = withKey(figure, entries, A4);
    const sheet = keySheets[0] ?? drawing;
    const { drawing: written, changes } = writeLabels(sheet, A4, 'both');
    expect(changes).toEqual([]);
    const texts = listTexts(written);
    const prints = texts.filter(({ braille }) => !braille);
    expect(prints.map(({ print }) => print.replaceAll('\n', ' ')).toSorted()).toEqual(
      words.flat().toSorted(),
    );
    for (const print of prints) {
      expect(sizeInPoints(print)).toBeCloseTo(14, 3);
      const gaps = texts.flatMap((text) =>
        text.id === print.id ? [] : [boxDistance(roomOf(text, written), lettersOf(print))],
      );
      expect(minOf(gaps)).toBeGreaterThan(2.9);
    }
  }
});

test('a label without room for its print is named by the report', () => {
  const [first] = listTexts(drawn);
  if (!first) throw new Error('The chart has no words.');
  const { width, height } = textBox(first, drawn.sheet);
  const margins = { top: 1, right: 1, bottom: 1, left: 1 };
  const crowded: Drawing = {
    ...drawn,
    sheet: { ...drawn.sheet, width: width + 4, height: height + 4, margins },
    layers: [{ id: 'all', name: 'All', visible: true, items: [{ ...first, at: { x: 2, y: 2 } }] }],
  };
  const [change, ...others] = writeLabels(crowded, A4, 'both').changes;
  expect(others).toEqual([]);
  expect(change && reportText(change, ENGLISH_REPORTS)).toBe(
    `One label has no room for its print on this sheet: “${first.print}”. The large print has the words.`,
  );
});

function roomOf(text: TextItem, { sheet }: Drawing): Box {
  return text.braille ? textBox(text, sheet) : lettersOf(text);
}
