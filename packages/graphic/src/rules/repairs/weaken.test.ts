import { expect, test } from 'vitest';
import { surveyDrawing } from '../../measure/survey.ts';
import { walkLeaves } from '../../model/walk.ts';
import { getProfile } from '../../profiles/profiles.ts';
import { lines, shape } from '../../testing/make.ts';
import { check } from '../check.ts';
import { createSheet } from '../testing/edges.ts';
import { weakenBelowAll } from './weaken.ts';

const paper = getProfile('swell-a4');

/** How wide a grid line becomes that is as wide as a data line. */
function weakenGrid(width: number): number {
  const line = { style: 'solid', width } as const;
  const one = createSheet(
    [
      shape('grid', lines([30, 60, 180, 60]), { role: 'grid', line }),
      shape('data', lines([30, 120, 180, 120]), { role: 'data', line }),
    ],
    'swell-a4',
  );
  const [finding] = check(one, paper).filter(({ rule }) => rule === 'grid_weakest');
  if (!finding) throw new Error('The grid is weaker than the data.');
  const after = weakenBelowAll(one, finding, surveyDrawing(one, paper));
  const [grid] = walkLeaves(after);
  return (grid?.kind === 'shape' && grid.line?.width) || 0;
}

test.each([0.5, 0.8, 1, 2.4])(
  'a grid as wide as a line of %d mm becomes a helping line that is clearly thinner',
  (width) => {
    const { helperWidth, lineWidthRatio } = paper.limits;
    const weakened = weakenGrid(width);
    expect(weakened).toBeGreaterThan(0);
    expect(weakened).toBeLessThanOrEqual(helperWidth ?? 0);
    expect(width / weakened).toBeGreaterThanOrEqual(lineWidthRatio - 1e-9);
  },
);
