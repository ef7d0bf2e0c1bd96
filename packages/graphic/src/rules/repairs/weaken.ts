import { changeShapes, withWidth } from '../../geometry/change-shapes.ts';
import type { Mend } from '../rule/rule.ts';

/** As thin as the medium draws helping lines, and never as wide as the narrowest other. */
export const weakenBelowAll: Mend = (drawing, { items, required }, { profile }) => {
  const { helperWidth, lineWidthRatio } = profile.limits;
  const width = Math.min(helperWidth ?? Infinity, required / lineWidthRatio);
  return changeShapes(drawing, items, (shape) => withWidth(shape, width));
};

const SHARES = { grid: 0.4, axis: 0.7 } as const;

/** Grid low, axes between, data as high as it was. */
export const weakenInSteps: Mend = (drawing, { items }) =>
  changeShapes(drawing, items, (shape) => {
    if (shape.role === 'grid') return { ...shape, height: Math.min(shape.height, SHARES.grid) };
    if (shape.role === 'axis') return { ...shape, height: SHARES.axis };
    return { ...shape, height: 1 };
  });
