import { makeChart } from '@relievo/chart/model';
import { scoreOf } from '@relievo/chart/score';
import { readTableFromRows } from '@relievo/chart/table';
import { DEFAULT_SOUND, synthesise, toWav } from '@relievo/sound';
import { computeCurvePoints } from './curve.ts';

const STEPS = 22;
const RENDERING = { sampleRate: 22_050, volume: 0.8 } as const;

/** The curve as its chart sounds, for any player. */
export function renderCurveSound(): Blob {
  const rows = computeCurvePoints(STEPS).map(({ x, y }) => [x.toFixed(2), y.toFixed(3)]);
  const read = readTableFromRows([['x', 'y'], ...rows]);
  const made = read.ok ? makeChart(read.value.table, { type: 'line', x: 0, y: [1] }) : read;
  if (!made.ok) throw new Error(made.problems[0].code);
  const { score } = scoreOf(made.value, DEFAULT_SOUND);
  return new Blob([toWav(synthesise(score, RENDERING)) as Uint8Array<ArrayBuffer>], { type: 'audio/wav' });
}
