import type { StarterChart } from './chart-rules.ts';

const SINES = [0, 30, 45, 60, 90, 120, 135, 150, 180];

export const POINTS: readonly StarterChart[] = [
  {
    name: 'boiling-points',
    title: 'Boiling points from methane to hexane',
    type: 'scatter',
    source: 'NIST Chemistry WebBook (normal boiling points, rounded).',
    columns: ['Atoms of carbon', 'Boiling point (°C)'],
    rows: [
      [1, -162],
      [2, -89],
      [3, -42],
      [4, -1],
      [5, 36],
      [6, 69],
    ],
  },
  {
    name: 'diagonals',
    title: 'Corners and diagonals of a polygon',
    type: 'scatter',
    source: 'Computed: n times n less 3, halved.',
    columns: ['Corners', 'Diagonals'],
    rows: [3, 4, 5, 6, 7, 8].map((n) => [n, (n * (n - 3)) / 2] as const),
  },
  {
    name: 'sine-values',
    title: 'The sine of nine angles',
    type: 'scatter',
    source: 'Computed.',
    columns: ['Angle (degrees)', 'Sine'],
    rows: SINES.map((angle) => [angle, Math.sin((angle * Math.PI) / 180).toFixed(2)] as const),
  },
  {
    name: 'geometric-series',
    title: 'A half, a quarter, an eighth: the sum nears 1',
    type: 'scatter',
    source: 'Computed: 1 less a half to the power of n.',
    columns: ['Terms', 'Sum'],
    rows: [1, 2, 3, 4, 5, 6].map((n) => [n, (1 - 0.5 ** n).toFixed(2)] as const),
  },
  {
    name: 'string-lengths',
    title: 'The shorter the string, the higher the note',
    type: 'scatter',
    source: 'Computed by the law of Mersenne for a string of 65 cm that sounds at 110 Hz.',
    columns: ['Length (cm)', 'Frequency (Hz)'],
    rows: [65, 52, 43.3, 32.5, 26, 21.7].map(
      (length) => [`${length}`, ((110 * 65) / length).toFixed(0)] as const,
    ),
  },
];
