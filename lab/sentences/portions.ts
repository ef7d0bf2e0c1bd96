import type { ChartWording } from './chart-facts.ts';
import { FIRST_CHART_WORDINGS } from './first-chart-wordings.ts';
import { FIRST_FIGURE_WORDINGS, type FigureWording } from './first-figure-wordings.ts';
import { LAST_CHART_WORDINGS, LAST_FIGURE_WORDINGS } from './last-wordings.ts';
import { SECOND_CHART_WORDINGS } from './second-chart-wordings.ts';
import { THIRD_CHART_WORDINGS } from './third-chart-wordings.ts';
import { THIRD_FIGURE_WORDINGS } from './third-figure-wordings.ts';

export interface Portion {
  readonly name: string;
  readonly charts: readonly ChartWording[];
  readonly figures: readonly FigureWording[];
}

/** Wordings in the order in which they were written. */
export const PORTIONS: readonly Portion[] = [
  { name: 'first', charts: FIRST_CHART_WORDINGS, figures: FIRST_FIGURE_WORDINGS },
  { name: 'second', charts: SECOND_CHART_WORDINGS, figures: [] },
  { name: 'third', charts: THIRD_CHART_WORDINGS, figures: THIRD_FIGURE_WORDINGS },
  { name: 'last', charts: LAST_CHART_WORDINGS, figures: LAST_FIGURE_WORDINGS },
];
