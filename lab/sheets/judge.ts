import { minOf } from '@relievo/words';
import type { Truth } from '../shared/truth.ts';
import { measureClearance } from './clearance.ts';
import type { Examined } from './examine.ts';
import { findGrid } from './grid.ts';
import { isWordOf } from './lettering.ts';
import { areAlike, feelSamples } from './samples.ts';
import { findWords, normalise, type Reading } from './words.ts';

export type Verdict = 'pass' | 'small' | 'reject';

export interface Reason {
  readonly weight: 'small' | 'reject';
  readonly code: Code;
  readonly detail: string;
}
type Code =
  | 'no sheet'
  | 'empty page'
  | 'word missing'
  | 'title missing'
  | 'word only noted as left out'
  | 'raised lettering'
  | 'shapes like letters'
  | 'braille on ink'
  | 'braille near ink'
  | 'half of the page empty'
  | 'orientation'
  | 'numbers of the axis missing'
  | 'key without sample'
  | 'series alike'
  | 'grid as strong as data'
  | 'title not first'
  | 'one word on a line of the title'
  | 'parts too thin to feel'
  | 'another chart'
  | 'numbers wrong'
  | 'values missing';

export interface Judged {
  readonly verdict: Verdict;
  readonly reasons: readonly Reason[];
}

/** The text files in braille and the messages that came with the sheets. */
export interface Beside {
  /** Reasons that lie in the numbers of a chart. */
  readonly reading?: readonly Reason[];
  readonly texts: readonly Reading[];
  readonly messages: readonly string[];
}

const MARGIN = 10;
/** Samples of areas are 15 mm high (field notes, 1); a line is what is lower than this. */
const MIN_SWATCH = 4;
/** Field notes, 1: things are 3 mm apart at least; what lies nearer than 1 mm is felt as touching. */
const [TOUCHING, NEAR] = [1, 2.7];

/** Marks the sheets of a file as a transcriber would (field notes, 9). The first is the drawing, the others its key. */
export function judge(truth: Truth, sheets: readonly Examined[], beside: Beside): Judged {
  const [first] = sheets;
  if (first === undefined) return close([reject('no sheet', beside.messages[0] ?? '')]);
  if (first.bounds === undefined) return close([reject('empty page', '')]);
  return close([
    ...judgeWords(truth, sheets, beside),
    ...judgeLettering(truth, sheets),
    ...judgeClearance(sheets),
    ...(beside.reading ?? []),
    ...judgePage(first),
    ...judgeOrder(truth, first),
    ...(truth.kind === 'chart' ? judgeChart(truth, sheets) : []),
  ]);
}

function close(reasons: readonly Reason[]): Judged {
  const verdict = reasons.some(({ weight }) => weight === 'reject')
    ? 'reject'
    : reasons.length > 0
      ? 'small'
      : 'pass';
  return { verdict, reasons };
}

function reject(code: Code, detail: string): Reason {
  return { weight: 'reject', code, detail };
}

function correct(code: Code, detail: string): Reason {
  return { weight: 'small', code, detail };
}

function listReadings(sheets: readonly Examined[]): readonly Reading[] {
  return sheets.flatMap(({ lines, labels }) => [...lines.map(({ reading }) => reading), ...labels]);
}

function judgeWords(truth: Truth, sheets: readonly Examined[], beside: Beside): readonly Reason[] {
  const onSheets = listReadings(sheets);
  const own = truth.words.filter((word) => word !== truth.title);
  const there = findWords(own, onSheets);
  const missing = own.filter((_, at) => !there[at]);
  const excused = missing.filter((word) =>
    beside.messages.some((message) => message.includes(`“${word}”`) && /left out/.test(message)),
  );
  const lost = missing.filter((word) => !excused.includes(word));
  const around = [...(truth.page ?? []), ...(truth.title === undefined ? [] : [truth.title])];
  const found = findWords(around, [...onSheets, ...beside.texts]);
  const lostAround = around.filter((_, at) => !found[at]);
  return [
    ...(lost.length > 0 ? [reject('word missing', lost.join(', '))] : []),
    ...(excused.length > 0 ? [correct('word only noted as left out', excused.join(', '))] : []),
    ...(lostAround.length > 0 ? [reject('title missing', lostAround.join(', '))] : []),
  ];
}

function judgeLettering(truth: Truth, sheets: readonly Examined[]): readonly Reason[] {
  const words = [...truth.words, ...(truth.page ?? [])];
  const read = sheets.flatMap(({ lettering }) => lettering.filter((word) => isWordOf(word, words)));
  const rows = sheets.flatMap(({ letterRows }) => letterRows);
  return [
    ...(read.length > 0 ? [reject('raised lettering', read.join(', '))] : []),
    ...(read.length === 0 && rows.length > 0 && truth.words.length > 0
      ? [reject('shapes like letters', `${rows.length} rows or clumps`)]
      : []),
  ];
}

function judgeClearance(sheets: readonly Examined[]): readonly Reason[] {
  const gaps = sheets.flatMap((sheet) => measureClearance(sheet));
  const touching = gaps.filter((gap) => gap < TOUCHING).length;
  const near = gaps.filter((gap) => gap < NEAR).length - touching;
  if (touching > 0) return [reject('braille on ink', `${touching} of ${gaps.length} lines of braille`)];
  return near > 0 ? [correct('braille near ink', `${near} of ${gaps.length} lines of braille`)] : [];
}

function judgePage({ width, height, bounds, drawn }: Examined): readonly Reason[] {
  const [left, top, right, bottom] = drawn ?? bounds ?? [0, 0, 0, 0];
  const [own, high] = [right - left, bottom - top];
  const [wide, tall] = [width - 2 * MARGIN, height - 2 * MARGIN];
  const share = Math.max(own / wide, high / tall);
  const [, allTop = 0, , allBottom = 0] = bounds ?? [];
  const used = (allBottom - allTop) / tall;
  const turned = Math.min(tall / own, wide / high) / Math.min(wide / own, tall / high);
  const sizes = `${own.toFixed(0)} by ${high.toFixed(0)} mm on ${width.toFixed(0)} by ${height.toFixed(0)}`;
  if (share < 0.6) return [reject('half of the page empty', sizes)];
  if (turned < 1.25) return [];
  return used < 0.5
    ? [reject('half of the page empty', `${sizes}: it lies across`)]
    : [correct('orientation', sizes)];
}

function judgeOrder(truth: Truth, { lines }: Examined): readonly Reason[] {
  const title = truth.title;
  if (title === undefined) return [];
  const own = normalise(title);
  const at = lines.filter(({ reading }) =>
    reading.texts.some((text) => own.startsWith(normalise(text)) && normalise(text).length > 3),
  );
  if (at.length === 0) return [];
  const top = minOf(at.map((line) => line.top));
  const above = lines.filter((line) => line.bottom < top - 20);
  const single = lines.find(
    (line) =>
      line.top > top + 60 &&
      line.top < top + 140 &&
      line.reading.texts.some(
        (text) => own.endsWith(normalise(text)) && normalise(text).length > 1 && !text.trim().includes(' '),
      ),
  );
  return [
    ...(above.length > 0 ? [correct('title not first', above[0]?.reading.texts[0] ?? '')] : []),
    ...(single ? [correct('one word on a line of the title', single.reading.texts[0] ?? '')] : []),
  ];
}

function judgeChart(
  truth: Extract<Truth, { kind: 'chart' }>,
  sheets: readonly Examined[],
): readonly Reason[] {
  const reasons: Reason[] = [];
  if (truth.x !== '' || truth.y !== '') {
    const first = sheets[0];
    const numbers = new Set(
      first?.lines.flatMap(({ reading }) =>
        reading.texts.filter((text) => /^-?[\d.,' ]+%?$/.test(text.trim())),
      ),
    );
    if (numbers.size < 3)
      reasons.push(reject('numbers of the axis missing', `${numbers.size} numbers on the sheet`));
  }
  const isKeyed = ['grouped', 'stacked', 'full', 'lines', 'pie', 'ring'].includes(truth.form);
  if (isKeyed && truth.series.length > 1) {
    const names = truth.series.map(normalise);
    const isSeries = (text: string): boolean => names.some((name) => normalise(text).includes(name));
    const samples = sheets.flatMap((sheet) => feelSamples(sheet, isSeries));
    const without = samples.filter(({ feel }) => feel === undefined);
    if (samples.length > 0 && without.length > 0 && truth.form !== 'lines')
      reasons.push(reject('key without sample', without.map(({ text }) => text).join(', ')));
    const alike = samples.filter((one, at) =>
      samples
        .slice(0, at)
        .some(
          (other) =>
            normalise(other.text) !== normalise(one.text) &&
            one.feel &&
            other.feel &&
            areAlike(one.feel, other.feel),
        ),
    );
    const thin = samples.filter(({ feel, height }) => feel !== undefined && height < MIN_SWATCH);
    if (truth.form !== 'lines' && thin.length > 0)
      reasons.push(reject('parts too thin to feel', thin.map(({ text }) => text).join(', ')));
    if (alike.length > 0) reasons.push(reject('series alike', alike.map(({ text }) => text).join(', ')));
  }
  const grid = sheets[0] && findGrid(sheets[0]);
  if (grid !== undefined && grid > 1)
    reasons.push(correct('grid as strong as data', `${grid.toFixed(1)} mm wide`));
  return reasons;
}
