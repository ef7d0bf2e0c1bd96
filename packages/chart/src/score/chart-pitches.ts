import type { SoundSettings } from '@relievo/sound';
import { type Chart, groupByUnit, type Series, valuesOf } from '../model/chart.ts';
import { type Pitches, pitchesOf } from './pitches.ts';

export interface ChartPitches {
  readonly frequencyOf: (value: number, unit: string | null) => number;
  /** Whether ears can tell every two different values of one unit apart. */
  readonly toldApart: boolean;
}

/** How high a value is says nothing of values of another unit, so each unit has the whole range of pitch. */
export function pitchesByUnit(series: readonly Series[], settings: SoundSettings): ChartPitches {
  const known = new Map<string | null, Pitches>(
    groupByUnit(series).map((group) => [
      group[0]?.unit ?? null,
      pitchesOf(group.flatMap(valuesOf), settings),
    ]),
  );
  const unknown = pitchesOf([], settings);
  return {
    frequencyOf: (value, unit) => (known.get(unit) ?? unknown).frequencyOf(value),
    toldApart: [...known.values()].every(({ toldApart }) => toldApart),
  };
}

interface Known {
  readonly settings: SoundSettings;
  readonly pitches: ChartPitches;
}

const KNOWN = new WeakMap<Chart, Known>();

/** The pitches of all values of a chart. Whoever walks through it asks at every key, so they are kept with it. */
export function findChartPitches(chart: Chart, settings: SoundSettings): ChartPitches {
  const known = KNOWN.get(chart);
  if (known?.settings === settings) return known.pitches;
  const pitches = pitchesByUnit(chart.series, settings);
  KNOWN.set(chart, { settings, pitches });
  return pitches;
}
