import { inflateSync } from 'node:zlib';
import type { BrailleText } from '@relievo/braille';
import { drawChart } from '@relievo/chart';
import {
  type Box,
  boxDistance,
  type Drawing,
  FONT_SHARE,
  getProfile,
  type LabelForm,
  type TextItem,
  textBox,
  walkLeaves,
} from '@relievo/graphic';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../settings.ts';
import { openSpeech } from '../../speech/speech.ts';
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

/** The room of the letters of one line. */
function lettersOf({ at, print, printSize }: TextItem): Box {
  const size = printSize * FONT_SHARE;
  const { width, ascent, descent } = letterBesideBraille().measure(print);
  return { x: at.x, y: at.y + size - ascent * size, width: width * size, height: (ascent + descent) * size };
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
      expect(Math.min(...cells.map((box) => boxDistance(lettersOf(print), box)))).toBeGreaterThan(0.9);
    }
  }
});
