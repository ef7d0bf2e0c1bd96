import { FORMS, type Form } from '../../shared/truth.ts';
import { GNUPLOT_FORMS } from '../styles/gnuplot.ts';
import { PGFPLOTS_FORMS } from '../styles/pgfplots.ts';
import { R_FORMS } from '../styles/r-job.ts';

const CALC_FORMS = [
  'bar',
  'lying',
  'grouped',
  'stacked',
  'full',
  'line',
  'lines',
  'area',
  'pie',
  'ring',
] as const;
const D3_FORMS = [
  'bar',
  'lying',
  'grouped',
  'line',
  'lines',
  'area',
  'points',
  'pie',
  'ring',
  'histogram',
] as const;
const CHART_JS_FORMS = [
  'bar',
  'lying',
  'grouped',
  'stacked',
  'full',
  'line',
  'lines',
  'area',
  'points',
  'pie',
  'ring',
] as const;

/** The styles, and what each of their programs can draw. */
export const STYLES: Readonly<Record<string, readonly Form[]>> = {
  plot: FORMS.filter((form) => form !== 'pie' && form !== 'ring'),
  'vega-lite': FORMS,
  'chart-js': CHART_JS_FORMS,
  echarts: FORMS,
  d3: D3_FORMS,
  worksheet: ['bar', 'grouped', 'line'],
  matplotlib: FORMS,
  ggplot: FORMS,
  gnuplot: GNUPLOT_FORMS,
  r: R_FORMS,
  calc: CALC_FORMS,
  pgfplots: PGFPLOTS_FORMS,
};
