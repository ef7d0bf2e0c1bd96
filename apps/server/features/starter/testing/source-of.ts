import { scoreOf } from '@relievo/chart/score';
import { joinDescription, writeDescription } from '@relievo/chart/words';
import type { Source } from '@relievo/convert';
import { getProfile, type Profile } from '@relievo/graphic/profiles';
import { canonicalise } from '@relievo/graphic/validation';
import { ALL_STARTER_DRAWINGS } from '../drawings-data.ts';

/** What every output of a starter drawing is made from: of a chart also its sound and its words. */
export function sourceOf(name: string): Source {
  const made = ALL_STARTER_DRAWINGS.get(name)?.make();
  if (!made) throw new Error(`No drawing is called ${name}.`);
  const drawing = canonicalise(made.drawing);
  if (!made.chart) return { drawing };
  const { score } = scoreOf(made.chart);
  return { drawing, chart: made.chart, score, description: joinDescription(writeDescription(made.chart)) };
}

/** Swell paper that lies as the drawing does. */
export function paperOf({ drawing: { sheet } }: Source): Profile {
  const paper = getProfile('swell-a4');
  return { ...paper, sheet: { ...paper.sheet, width: sheet.width, height: sheet.height } };
}
