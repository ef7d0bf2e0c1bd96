import { synthesise, toWav } from '@relievo/sound';
import { maxOf, minOf } from '@relievo/words';
import { expect } from 'vitest';
import { scoreOf } from '../score/score.ts';
import { chartOf } from './cases.ts';
import { type HeardNote, hearNote, hearOnset, readWav } from './hear.ts';
import type { TableCase } from './table-case.ts';
import { viewOf } from './view.ts';

const C3 = 130.813;
const SEMITONES = 36;
/** As many as fit into one pass of a series. */
const MOST_NOTES = 200;
/** Seconds that a note may begin early or late. */
const MOST_LATE = 0.01;

type Told = HeardNote & {
  readonly unit: string | null;
  readonly value: number;
  readonly place: number;
  readonly seconds: number;
};

/** Every note of the table's WAV as an ear finds it, beside the value that the table has there. */
function listenTo(one: TableCase): readonly Told[] {
  const { score } = scoreOf(chartOf(one));
  const wav = readWav(toWav(synthesise(score, { sampleRate: 22_050, volume: 0.8 })));
  const { series: all } = viewOf(one);
  return score.events.flatMap((event) => {
    const [, series = 0, row = 0] = /^point-(\d+)-(\d+)$/.exec(event.id ?? '')?.map(Number) ?? [];
    const points = all[series - 1]?.points ?? [];
    const point = points[row - 1];
    const value = point?.value ?? null;
    const isGap = event.kind === 'signal' && event.signal === 'missing';
    expect(isGap ? value : null, `${one.name} row ${row}`).toBeNull();
    if (event.kind === 'signal') return [];
    if (!point || value === null) throw new Error(`${one.name}: a note sounds where the table has no value.`);
    // Of shorter notes each begins before the one before it is silent.
    const late = event.duration < 0.1 ? 0 : hearOnset(wav, event.at, event.duration) - event.at;
    expect(Math.abs(late), `${one.name} row ${row} begins ${late} s late`).toBeLessThan(MOST_LATE);
    const [first, last] = [points[0]?.place ?? 0, points.at(-1)?.place ?? 0];
    return [
      {
        ...hearNote(wav, event.at, event.at + event.duration),
        unit: all[series - 1]?.unit ?? null,
        value,
        place: last > first ? (2 * (point.place - first)) / (last - first) - 1 : 0,
        seconds: event.duration,
      },
    ];
  });
}

/** The sound says what the table says: every value within a semitone, every rank, every place and every begin. */
export function expectHeard(one: TableCase): void {
  const notes = listenTo(one);
  const { series } = viewOf(one);
  const valuesOf = (some: typeof series) =>
    some.flatMap(({ points }) => points.flatMap(({ value }) => value ?? []));
  const values = valuesOf(series);
  // None is left out, but from a series that is too dense.
  const heard = sortValues(notes.map(({ value }) => value));
  expect(heard).toEqual(values.length > MOST_NOTES ? heard : sortValues(values));
  expect(heard.length).toBeLessThanOrEqual(
    Math.max(MOST_NOTES, one.x.cells.length > MOST_NOTES ? 0 : values.length),
  );
  expect([heard[0], heard.at(-1)]).toEqual([minOf(values), maxOf(values)]);
  // Each unit has the whole range of pitch.
  for (const unit of new Set(series.map((some) => some.unit)))
    expectPitches(
      notes.filter((note) => note.unit === unit),
      valuesOf(series.filter((some) => some.unit === unit)),
    );
}

function expectPitches(notes: readonly Told[], values: readonly number[]): void {
  const [least, greatest] = [minOf(values), maxOf(values)];
  for (const { hertz, pan, value, place } of notes) {
    const right = greatest > least ? (SEMITONES * (value - least)) / (greatest - least) : SEMITONES / 2;
    expect(Math.abs(12 * Math.log2(hertz / C3) - right), `${value} sounds at ${hertz} Hz`).toBeLessThan(1);
    expect(Math.abs(pan - place), `${value} sounds from ${pan}`).toBeLessThan(0.02);
  }
  expectRanks(notes);
}

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
