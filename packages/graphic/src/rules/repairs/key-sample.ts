import { changeShapes, scaleAbout, withSize } from '../../geometry/change-shapes.ts';
import { lengthOf } from '../../geometry/flatten.ts';
import { isShape, isSymbol, isTextured } from '../../measure/kinds.ts';
import type { Mend } from '../rule/rule.ts';

const HAIR = 1.0005;

/** The sample alone grows; its texture, width and kind stay those of the figure. */
export const sampleGrown: Mend = (drawing, { items, required }, survey) => {
  const [part] = items.flatMap((id) => survey.partsOf(id));
  if (!part || !isShape(part)) return drawing;
  const { keySwatch } = survey.profile.limits;
  return changeShapes(drawing, items, (shape) => {
    if (isSymbol(part)) return withSize(shape, required);
    const { box } = part;
    if (isTextured(part)) {
      const lying = box.width >= box.height;
      const { width, height } = keySwatch.area;
      const across = Math.max(1, ((lying ? width : height) / box.width) * HAIR);
      const down = Math.max(1, ((lying ? height : width) / box.height) * HAIR);
      return scaleAbout(shape, box, across, down);
    }
    const length = part.lines.reduce((sum, line) => sum + lengthOf(line), 0);
    return length > 0 ? scaleAbout(shape, box, (required / length) * HAIR) : shape;
  });
};
