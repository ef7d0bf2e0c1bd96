import type { Dice } from './dice.ts';

/** A chart's truth as its source states it; nothing here is read from the product's value of the chart. */
export interface ChartFacts {
  readonly title: string;
  readonly x: string;
  readonly y: string;
  readonly unit: string;
  readonly form: 'bar' | 'line' | 'area' | 'pie' | 'donut' | 'scatter';
  readonly series: readonly string[];
  readonly rows: readonly { readonly label: string; readonly values: readonly number[] }[];
}

/** Writes a sentence that is true or false of a chart; null if the chart has nothing of the kind. */
export interface ChartWording {
  readonly kind: string;
  readonly write: (facts: ChartFacts, dice: Dice, isTrue: boolean) => string | null;
}

export function valuesOf({ rows }: ChartFacts, series = 0): readonly number[] {
  return rows.map(({ values }) => values[series] ?? Number.NaN);
}

export function addUp(values: readonly number[]): number {
  return round(values.reduce((sum, value) => sum + value, 0));
}

export function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Writes a number as a person might: small whole ones in words now and then, large ones with commas. */
export function writeNumber(value: number, dice: Dice): string {
  const way = dice.below(3);
  if (Number.isInteger(value) && value >= 0 && value < 100 && way === 0) return writeWords(value);
  if (value >= 1000 && way !== 1) return value.toLocaleString('en-GB', { maximumFractionDigits: 3 });
  return String(value);
}

export function writeWords(value: number): string {
  if (value < 20) return WORDS[value] ?? String(value);
  const tens = TENS[Math.floor(value / 10) - 2] ?? '';
  return value % 10 === 0 ? tens : `${tens}-${WORDS[value % 10]}`;
}

/** Changes a number clearly: by a fifth to a half, and at least by two. */
export function bend(value: number, dice: Dice): number {
  const by = Math.max(2, Math.abs(value) * dice.pick([0.2, 0.3, 0.45]));
  const moved = dice.below(2) === 0 && value - by > 0 ? value - by : value + by;
  return Number.isInteger(value) ? Math.round(moved) : Math.round(moved * 10) / 10;
}

export function amount(value: number, { unit }: ChartFacts, dice: Dice): string {
  const text = writeNumber(value, dice);
  return unit === ''
    ? text
    : unit === '%'
      ? `${text}${dice.pick([' %', '%', ' percent'])}`
      : `${text} ${unit}`;
}

const YEAR = /^(?:1[6-9]|20)\d\d$/;
const MONTH = /^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/;
const DAY = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)/;

/** Calls a place as a sentence would: “week 3”, “January 2023”, “Lion”. */
export function nameOf(label: string, { x }: ChartFacts): string {
  if (/^\d{4}-\d\d-\d\d$/.test(label))
    return new Date(label).toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return /^\d{1,3}(?:\.\d+)?$/.test(label) ? `${x.toLowerCase() || 'number'} ${label}` : label;
}

export function placeOf(label: string, facts: ChartFacts): string {
  if (DAY.test(label)) return `on ${label}`;
  return YEAR.test(label) || MONTH.test(label) || /^\d/.test(label)
    ? `in ${nameOf(label, facts)}`
    : `for ${nameOf(label, facts)}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function isInTime({ rows }: ChartFacts): boolean {
  return rows.every(({ label }) => YEAR.test(label) || /^\d{4}-\d\d/.test(label));
}

export function plural(noun: string): string {
  const low = noun.toLowerCase();
  return low.endsWith('s')
    ? low
    : /(?:ch|sh|x)$/.test(low)
      ? `${low}es`
      : /[^aeiou]y$/.test(low)
        ? `${low.slice(0, -1)}ies`
        : `${low}s`;
}

/** Picks two rows whose values differ clearly in a series, the higher one first. */
export function pickTwo(facts: ChartFacts, dice: Dice, series = 0): readonly [number, number] | null {
  for (let tries = 0; tries < 20; tries += 1) {
    const [a, b] = [dice.below(facts.rows.length), dice.below(facts.rows.length)];
    const values = valuesOf(facts, series);
    const [one, other] = [values[a] ?? 0, values[b] ?? 0];
    if (one > other && one - other > 0.02 * Math.abs(one)) return [a, b];
  }
  return null;
}
