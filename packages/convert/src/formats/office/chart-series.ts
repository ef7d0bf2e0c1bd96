import type { Element } from '@xmldom/xmldom';
import { findChild, listChildren, valueOf } from '../markup/xml.ts';

export type Cells = readonly (readonly string[])[];

/** One series of a chart, as a table writes it. */
export interface SeriesData {
  readonly name: string;
  /** Each point has a name here, or its position along x. */
  readonly names: readonly string[];
  readonly values: readonly string[];
}

const MAX_POINTS = 20_000;

export function readSeries(series: Element): SeriesData {
  const name = findChild(series, 'tx');
  return {
    name:
      (findChild(name, 'strRef', 'strCache', 'pt', 'v') ?? findChild(name, 'v'))?.textContent?.trim() ?? '',
    names: readPoints(findChild(series, 'cat') ?? findChild(series, 'xVal')),
    values: readPoints(findChild(series, 'val') ?? findChild(series, 'yVal')),
  };
}

/** Reads the cached values of a reference, or the literal values, each at its place. */
function readPoints(holder: Element | undefined): readonly string[] {
  if (!holder) return [];
  const levels = findChild(holder, 'multiLvlStrRef', 'multiLvlStrCache');
  if (levels) return readLevels(levels);
  const cache =
    findChild(holder, 'numRef', 'numCache') ??
    findChild(holder, 'numLit') ??
    findChild(holder, 'strRef', 'strCache') ??
    findChild(holder, 'strLit');
  if (!cache) return [];
  const format = findChild(cache, 'formatCode')?.textContent ?? '';
  const isNumber = cache.localName?.startsWith('num') === true;
  return placePoints(cache).map((text) => (isNumber ? writeNumber(text, format) : text));
}

function placePoints(cache: Element): readonly string[] {
  const points = listChildren(cache, 'pt').map((point) => ({
    at: Number(valueOf(point, 'idx')),
    text: findChild(point, 'v')?.textContent?.trim() ?? '',
  }));
  const said = Number(valueOf(findChild(cache, 'ptCount')));
  const count = Math.min(MAX_POINTS, Math.max(said || 0, points.length));
  const texts = Array.from({ length: count }, () => '');
  for (const { at, text } of points) if (Number.isInteger(at) && at >= 0 && at < count) texts[at] = text;
  return texts;
}

/** Reads names of several levels, such as a month below its year: the outer name comes before the inner one. */
function readLevels(cache: Element): readonly string[] {
  const [inner = [], ...outer] = listChildren(cache, 'lvl').map(placePoints);
  const open = outer.map(() => '');
  return inner.map((name, at) => {
    for (const [level, names] of outer.entries()) open[level] = names[at] || (open[level] ?? '');
    return [...open.toReversed(), name].filter((one) => one !== '').join(' ');
  });
}

/** Writes a number without the error of binary fractions, such as 28.199999999999999 for 28.2. Shares and days look as in the chart. */
function writeNumber(text: string, format: string): string {
  const value = Number(text);
  if (text === '' || !Number.isFinite(value)) return text;
  if (isDate(format)) return writeDay(value);
  if (/%/.test(format)) return `${round(value * 100)}%`;
  return String(round(value));
}

/** Rounds to the digits that a number of 64 bits surely has. */
function round(value: number): number {
  return Number(value.toPrecision(15));
}

/** Tells whether a format has letters of days or years outside of quotes and brackets (ECMA-376, part 1, 18.8.31). */
function isDate(format: string): boolean {
  const bare = format.replaceAll(/"[^"]{0,40}"|\[[^\][]{0,40}\]|\\./g, '');
  return /[yd]/i.test(bare) && !/general/i.test(bare);
}

const DAY_MS = 86_400_000;
/** Day 0 as spreadsheets count, which take 1900 for a leap year. */
const FIRST_DAY = Date.UTC(1899, 11, 30);

function writeDay(serial: number): string {
  const time = FIRST_DAY + Math.round(serial) * DAY_MS;
  return Math.abs(serial) < 3_000_000 ? new Date(time).toISOString().slice(0, 10) : String(serial);
}
