import { changeShapes, withSize, withWidth } from '../../geometry/change-shapes.ts';
import { findTooAlike, listLineSorts, listSymbolSorts, type Sort } from '../../measure/kinds-of.ts';
import type { Part } from '../../measure/part.ts';
import type { Survey } from '../../measure/survey.ts';
import type { ShapeItem } from '../../model/drawing.ts';
import type { Finding, Mend } from '../rule/rule.ts';

interface Alike {
  readonly small: Sort<Part>;
  readonly large: Sort<Part>;
  readonly set: (shape: ShapeItem, size: number) => ShapeItem;
}

/** The two sorts that the finding speaks of. */
function findAlike(finding: Finding, { parts, profile }: Survey): Alike | null {
  const ids = new Set(finding.items);
  const { lineWidthRatio, symbolSizeRatio } = profile.limits;
  const isMeant = ([small, large]: readonly [Sort<Part>, Sort<Part>]): boolean =>
    [small, large].every((sort) => sort.parts.every(({ item }) => ids.has(item.id)));
  const lines = findTooAlike(listLineSorts(parts), lineWidthRatio).find(isMeant);
  if (finding.rule === 'line_kinds')
    return lines ? { small: lines[0], large: lines[1], set: withWidth } : null;
  const symbols = findTooAlike(listSymbolSorts(parts), symbolSizeRatio).find(isMeant);
  return symbols ? { small: symbols[0], large: symbols[1], set: withSize } : null;
}

/** Two sizes that feel the same say nothing: the rarer takes the commoner's. */
export const matchCommoner: Mend = (drawing, finding, survey) => {
  const alike = findAlike(finding, survey);
  if (!alike) return drawing;
  const { small, large, set } = alike;
  const [rare, common] = small.parts.length < large.parts.length ? [small, large] : [large, small];
  return changeShapes(drawing, idsOf(rare), (shape) => set(shape, common.size));
};

/** Where they must stay two, the thicker becomes as thick as the difference needs. */
export const enlargeDifference: Mend = (drawing, finding, survey) => {
  const alike = findAlike(finding, survey);
  if (!alike) return drawing;
  const size = alike.small.size * finding.required;
  return changeShapes(drawing, idsOf(alike.large), (shape) => alike.set(shape, size));
};

function idsOf({ parts }: Sort<Part>): readonly string[] {
  return parts.map(({ item }) => item.id);
}
