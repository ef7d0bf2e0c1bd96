import type { Chart, DataPoint } from '../model/chart.ts';

/** A line chart with a series for each list of values, at places called a, b, c and so on. */
export function chartOfValues(...series: readonly (readonly (number | null)[])[]): Chart {
  return {
    version: 1,
    type: 'line',
    title: 'Test',
    language: 'en',
    x: { name: 'Place', unit: null, kind: 'category' },
    y: { name: 'Height', unit: 'm', kind: 'number' },
    series: series.map((values, index) => ({ name: `s${index + 1}`, unit: 'm', points: pointsOf(values) })),
  };
}

function pointsOf(values: readonly (number | null)[]): readonly DataPoint[] {
  return values.map((y, x) => ({ label: nameOfPlace(x), x, y, text: y === null ? '' : `${y}` }));
}

function nameOfPlace(x: number): string {
  return x < 26 ? String.fromCharCode(97 + x) : `place ${x + 1}`;
}
