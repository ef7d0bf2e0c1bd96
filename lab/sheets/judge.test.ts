import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ChartTruth, FigureTruth } from '../shared/truth.ts';
import { examine } from './examine.ts';
import { judge } from './judge.ts';
import { rasterise } from './raster.ts';
import { translateForward } from './translate-back.ts';

const FIGURE: FigureTruth = {
  kind: 'figure',
  name: 'kite',
  style: 'drawn',
  form: 'kite',
  words: ['Kite', 'Tail'],
  labels: [],
};
const CHART: ChartTruth = {
  kind: 'chart',
  name: 'rain',
  style: 'drawn',
  form: 'grouped',
  title: 'Rain',
  x: '',
  y: '',
  legend: 'bottom',
  series: ['Porto', 'Cork'],
  rows: [],
  words: ['Porto', 'Cork'],
  look: { width: 1, height: 1, palette: 0, grid: false, font: 0, values: false },
};
const SHAPE = '<path d="M15 40H90V120H15Z" fill="none" stroke="#000" stroke-width="1.2"/>';

/** Marks a page of 105 by 148 mm. */
function mark(truth: FigureTruth | ChartTruth, ...parts: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'sheets-test-'));
  try {
    const [svg, pdf] = [join(folder, 'page.svg'), join(folder, 'page.pdf')];
    writeFileSync(
      svg,
      `<svg xmlns="http://www.w3.org/2000/svg" width="105mm" height="148mm" viewBox="0 0 105 148">${parts.join('')}</svg>`,
    );
    execFileSync('rsvg-convert', ['-f', 'pdf', '-o', pdf, svg]);
    return judge(truth, rasterise(pdf).map(examine), { texts: [], messages: [] });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Writes braille as circles, its first dot at a place. */
function writeBraille(text: string, x: number, y: number): string {
  const cells = translateForward([text])[0]?.[0] ?? '';
  return [...cells]
    .flatMap((cell, at) => {
      const bits = (cell.codePointAt(0) ?? 0x2800) - 0x2800;
      return [0, 1, 2, 3, 4, 5]
        .filter((dot) => (bits >> dot) % 2 === 1)
        .map(
          (dot) => `<circle cx="${x + 6 * at + (dot > 2 ? 2.5 : 0)}" cy="${y + 2.5 * (dot % 3)}" r="0.75"/>`,
        );
    })
    .join('');
}

function drawSample(y: number, lying: boolean): string {
  const lines = Array.from({ length: 5 }, (_, at) =>
    lying ? `M12 ${y + 2 * at}H32` : `M${14 + 4 * at} ${y}V${y + 8}`,
  );
  const frame = `<path d="M11 ${y - 1}H33V${y + 9}H11Z" fill="none" stroke="#000" stroke-width="0.8"/>`;
  return `${frame}<path d="${lines.join('')}" stroke="#000" stroke-width="0.8"/>`;
}

const WORDS = [writeBraille('Kite', 20, 20), writeBraille('Tail', 20, 130)];
const SERIES = [writeBraille('Porto', 38, 123), writeBraille('Cork', 38, 136)];
const AXIS = ['', '0', '10', '20']
  .map((text, at) => (text === '' ? '' : writeBraille(text, 40, 50 + 15 * at)))
  .join('');

function listCodes(marks: ReturnType<typeof mark>): readonly string[] {
  return marks.reasons.map(({ code }) => code);
}

describe('a transcriber', () => {
  test('passes a drawing whose words are beside it in braille', () => {
    expect(mark(FIGURE, SHAPE, ...WORDS)).toEqual({ verdict: 'pass', reasons: [] });
  });

  test('rejects a sheet where a word of the source is nowhere', () => {
    const marks = mark(FIGURE, SHAPE, WORDS[0] ?? '');
    expect(marks.verdict).toBe('reject');
    expect(marks.reasons).toEqual([{ weight: 'reject', code: 'word missing', detail: 'Tail' }]);
  });

  test('rejects raised lettering', () => {
    const print = '<text x="30" y="80" font-size="9" font-family="DejaVu Sans">Kite</text>';
    expect(listCodes(mark(FIGURE, SHAPE, print, ...WORDS))).toEqual(['raised lettering']);
  });

  test('passes print in red, which stays flat', () => {
    const print = '<text x="30" y="80" font-size="9" font-family="DejaVu Sans" fill="#c8281e">Kite</text>';
    expect(mark(FIGURE, SHAPE, print, ...WORDS).verdict).toBe('pass');
  });

  test('rejects braille that a line nearly touches', () => {
    const line = '<path d="M15 27H90" stroke="#000" stroke-width="1"/>';
    expect(listCodes(mark(FIGURE, SHAPE, line, ...WORDS))).toEqual(['braille on ink']);
  });

  test('rejects an empty page, and a file without a sheet', () => {
    expect(listCodes(mark(FIGURE))).toEqual(['empty page']);
    expect(judge(FIGURE, [], { texts: [], messages: ['It is too large.'] }).reasons).toEqual([
      { weight: 'reject', code: 'no sheet', detail: 'It is too large.' },
    ]);
  });

  test('rejects a small drawing on a large page', () => {
    const small = '<path d="M15 40H40V60H15Z" fill="none" stroke="#000" stroke-width="1.2"/>';
    expect(listCodes(mark(FIGURE, small, ...WORDS))).toEqual(['half of the page empty']);
  });

  test('rejects two series whose samples feel alike, and passes those that differ', () => {
    const title = writeBraille('Rain', 20, 14);
    const shape = '<path d="M15 30H90V112H15Z" fill="none" stroke="#000" stroke-width="1.2"/>';
    const alike = mark(CHART, title, shape, ...SERIES, drawSample(122, true), drawSample(135, true));
    expect(listCodes(alike)).toEqual(['series alike']);
    expect(
      mark(CHART, title, shape, ...SERIES, drawSample(122, true), drawSample(135, false)).reasons,
    ).toEqual([]);
  });

  test('rejects a bar chart if the samples in its key are lines', () => {
    const title = writeBraille('Rain', 20, 14);
    const shape = '<path d="M15 30H90V112H15Z" fill="none" stroke="#000" stroke-width="1.2"/>';
    const thick = '<path d="M12 126H32" stroke="#000" stroke-width="2"/>';
    const thin = '<path d="M12 139H32" stroke="#000" stroke-width="0.8"/>';
    expect(listCodes(mark(CHART, title, shape, ...SERIES, thick, thin))).toEqual(['parts too thin to feel']);
  });

  test('rejects a key whose names have no samples', () => {
    const title = writeBraille('Rain', 20, 14);
    const shape = '<path d="M15 30H90V112H15Z" fill="none" stroke="#000" stroke-width="1.2"/>';
    expect(listCodes(mark(CHART, title, shape, ...SERIES))).toEqual(['key without sample']);
  });

  test('asks for the numbers of an axis', () => {
    const truth: ChartTruth = { ...CHART, form: 'line', words: [], x: 'Year', y: 'Rain' };
    const parts = [writeBraille('Rain', 20, 14), SHAPE];
    expect(listCodes(mark(truth, ...parts))).toEqual(['numbers of the axis missing']);
    expect(mark(truth, ...parts, AXIS).reasons).toEqual([]);
  });
});
