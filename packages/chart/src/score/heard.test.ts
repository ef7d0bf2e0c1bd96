import { synthesise, toWav } from '@relievo/sound';
import { expect, test } from 'vitest';
import { CHART_TYPES } from '../model/chart.ts';
import { isPlacedType } from '../model/kinds.ts';
import { CASES, chartOf } from '../testing/cases.ts';
import { type HeardNote, hearNote, readWav } from '../testing/hear.ts';
import { findRowOrder, type TableCase } from '../testing/table-case.ts';
import { scoreOf } from './score.ts';

const C3 = 130.813;
const SEMITONES = 36;
/** As many as fit into one pass of a series. */
const MOST_NOTES = 200;

type Told = HeardNote & { readonly value: number; readonly place: number; readonly seconds: number };

/** Every note of the table's WAV as an ear finds it, beside the value that the table has there. */
function listenTo(one: TableCase): readonly Told[] {
  const { score } = scoreOf(chartOf(one));
  const wav = readWav(toWav(synthesise(score, { sampleRate: 22_050, volume: 0.8 })));
  const order = findRowOrder(one);
  return score.events.flatMap((event) => {
    const [, series = 0, point = 0] = /^point-(\d+)-(\d+)$/.exec(event.id ?? '')?.map(Number) ?? [];
    const row = order[point - 1] ?? -1;
    const value = one.series[series - 1]?.values[row] ?? null;
    const isGap = event.kind === 'signal' && event.signal === 'missing';
    expect(isGap ? value : null, `${one.name} row ${row}`).toBeNull();
    if (event.kind === 'signal') return [];
    if (value === null) throw new Error(`${one.name}: a note sounds where the table has no value.`);
    return [
      {
        ...hearNote(wav, event.at, event.at + event.duration),
        value,
        place: placeOf(one, order, point - 1),
        seconds: event.duration,
      },
    ];
  });
}

/** From the left to the right, -1 to 1, by the table alone. */
function placeOf({ x, type }: TableCase, order: readonly number[], point: number): number {
  const along = order.map((row, index) => (isPlacedType(type) && x.values ? (x.values[row] ?? 0) : index));
  const [first, last] = [along[0] ?? 0, along.at(-1) ?? 0];
  return last > first ? (2 * ((along[point] ?? 0) - first)) / (last - first) - 1 : 0;
}

test.each(CASES.map((one) => [one.name, one] as const))(
  'the sound of “%s” says what the table says',
  (_, one) => {
    const notes = listenTo(one);
    const values = one.series.flatMap((series) => series.values.filter((value) => value !== null));
    const [least, greatest] = [Math.min(...values), Math.max(...values)];
    // None is left out, but from a series that is too dense.
    const heard = sortValues(notes.map(({ value }) => value));
    expect(heard).toEqual(values.length > MOST_NOTES ? heard : sortValues(values));
    expect(heard.length).toBeLessThanOrEqual(
      Math.max(MOST_NOTES, one.x.cells.length > MOST_NOTES ? 0 : values.length),
    );
    expect([heard[0], heard.at(-1)]).toEqual([least, greatest]);
    for (const { hertz, pan, value, place } of notes) {
      const right = greatest > least ? (SEMITONES * (value - least)) / (greatest - least) : SEMITONES / 2;
      expect(Math.abs(12 * Math.log2(hertz / C3) - right), `${value} sounds at ${hertz} Hz`).toBeLessThan(1);
      expect(Math.abs(pan - place), `${value} sounds from ${pan}`).toBeLessThan(0.02);
    }
    expectRanks(notes);
  },
);

function sortValues(values: readonly number[]): readonly number[] {
  return values.toSorted((a, b) => a - b);
}

/** Equal values sound equal; of two that differ the higher is higher, by what an ear can notice. */
function expectRanks(notes: readonly Told[]): void {
  const sorted = notes.toSorted((a, b) => a.value - b.value);
  for (const [index, note] of sorted.entries()) {
    const before = sorted[index - 1];
    if (!before) continue;
    const cents = 1200 * Math.log2(note.hertz / before.hertz);
    // A few waves with noise under them are no finer to tell.
    const alike = note.seconds < 0.1 ? 8 : 2;
    const isRight = note.value === before.value ? Math.abs(cents) < alike : cents > 3;
    expect(isRight, `${before.value} and ${note.value} lie ${cents} cents apart`).toBe(true);
  }
}

test('there are forty tables at least, of every kind of chart', () => {
  expect(CASES.length).toBeGreaterThanOrEqual(40);
  expect(new Set(CASES.map(({ type }) => type)).size).toBe(CHART_TYPES.length);
  expect(new Set(CASES.map(({ name }) => name)).size).toBe(CASES.length);
});
