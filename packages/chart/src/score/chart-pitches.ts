import type { SoundSettings } from '@relievo/sound';
import { type Chart, valuesOf } from '../model/chart.ts';
import { type Pitches, pitchesOf } from './pitches.ts';

interface Known {
  readonly settings: SoundSettings;
  readonly pitches: Pitches;
}

const KNOWN = new WeakMap<Chart, Known>();

/** The pitches of all values of a chart. Whoever walks through it asks at every key, so they are kept with it. */
export function findChartPitches(chart: Chart, settings: SoundSettings): Pitches {
  const known = KNOWN.get(chart);
  if (known?.settings === settings) return known.pitches;
  const pitches = pitchesOf(chart.series.flatMap(valuesOf), settings);
  KNOWN.set(chart, { settings, pitches });
  return pitches;
}
