import type { Chart, ChartType } from '../model/chart.ts';
import { dataNouns } from './data-nouns.ts';

export interface Nouns {
  readonly rows: string;
  readonly series: string;
}

const MARKS: Partial<Readonly<Record<ChartType, string>>> = {
  bar: 'bars?|columns?',
  pie: 'slices?|parts?|sectors?|segments?|wedges?|pieces?',
  donut: 'slices?|parts?|sectors?|segments?|wedges?|pieces?',
  scatter: 'points?|dots?|marks?',
  line: 'points?|dots?',
  area: 'points?',
  pictogram: 'rows?',
  'number-line': 'points?',
};

/** Returns what people call the places and the series of a chart, as a part of a pattern. */
export function nounsOf(chart: Chart): Nouns {
  const marks = MARKS[chart.type];
  const rows = [
    'categor(?:y|ies)',
    'groups?',
    'items?',
    'entries',
    ...(marks ? [marks] : []),
    ...dataNouns(chart.x.name),
  ];
  const lines = chart.type === 'line' || chart.type === 'area' ? ['lines?', 'curves?'] : [];
  return {
    rows: rows.join('|'),
    series: [
      'series',
      'data ?sets?',
      'sets? of (?:data|values|numbers|bars|figures)',
      'data series',
      ...lines,
    ].join('|'),
  };
}
