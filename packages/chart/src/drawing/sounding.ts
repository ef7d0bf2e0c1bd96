import type { Play } from '@relievo/graphic';
import { DEFAULT_SOUND } from '@relievo/sound';
import type { Chart, DataPoint, Series } from '../model/chart.ts';
import { type ChartPitches, pitchesByUnit } from '../score/chart-pitches.ts';
import { tellValue, withUnit } from '../words/numbers.ts';

const TOUCH_SECONDS = 0.25;

/** What a value plays when it is touched: the pitch that it has in the chart's score. */
export function createTones(chart: Chart): (value: number, unit: string | null) => Play {
  // Of a chart of a million values most ways of drawing touch none.
  let pitches: ChartPitches | null = null;
  return (value, unit) => {
    pitches ??= pitchesByUnit(chart.series, DEFAULT_SOUND);
    return {
      tone: { frequency: Math.round(pitches.frequencyOf(value, unit) * 100) / 100, duration: TOUCH_SECONDS },
    };
  };
}

/** 'Thursday: 8 books' */
export function nameOfPoint(point: DataPoint, { unit }: Series, language: string): string {
  const text = tellValue(point, language);
  const hasUnit = unit === null || point.y === null || text.includes(unit);
  return `${point.label}: ${hasUnit ? text : withUnit(text, unit)}`;
}
