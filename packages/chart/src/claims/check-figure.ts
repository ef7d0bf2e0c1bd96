import {
  type CheckedSentence,
  checkDescription,
  type DrawingClaim,
  ENGLISH_DRAWING_CLAIMS,
  judgeByDrawing,
} from '@relievo/graphic/claims';
import type { Drawing } from '@relievo/graphic/model';
import { joinedCatalogue, tell } from '@relievo/words';
import type { Chart } from '../model/chart.ts';
import { judgeByChart } from './judge-by-chart.ts';
import type { ChartClaim } from './messages.ts';
import { ENGLISH_CHART_CLAIMS } from './words-en.ts';

export type FigureClaim = ChartClaim | DrawingClaim;

const ENGLISH_CLAIMS = joinedCatalogue(ENGLISH_DRAWING_CLAIMS, ENGLISH_CHART_CLAIMS);

/**
 * Checks each sentence of an English description against the data of a chart, or else against the drawing. About a
 * chart “above” compares values, so that the places on its sheet do not count.
 */
export function checkFigure(
  description: string,
  figure: { readonly chart: Chart } | { readonly drawing: Drawing },
): readonly CheckedSentence<FigureClaim>[] {
  return 'chart' in figure
    ? checkDescription<FigureClaim>(description, [judgeByChart(figure.chart)])
    : checkDescription<FigureClaim>(description, [judgeByDrawing(figure.drawing)]);
}

/** Says the fact that a false sentence contradicts. */
export function formatClaim(claim: FigureClaim): string {
  return tell(claim, ENGLISH_CLAIMS);
}
