import { millimetres } from '@relievo/words';
import { hasRole, isClosed, isShape, isSymbol, isTextured } from '../../measure/kinds.ts';
import { isMovable } from '../../measure/movable.ts';
import { isUnder } from '../../measure/places.ts';
import { extentOf, mayBeNarrower } from '../../measure/widths.ts';
import { MEDIA } from '../../profiles/profile.ts';
import { growShape, widenShape } from '../repairs/resize.ts';
import type { Rule } from '../rule/rule.ts';
import { citeSources } from '../rule/sources.ts';
import { subjectOf } from '../rule/subject.ts';

export const areaSide: Rule = {
  id: 'area_side',
  row: 'side of a shape or a textured area',
  media: MEDIA.filter((medium) => medium !== 'touchscreen'),
  severity: 'warning',
  source: citeSources('T', 'D'),
  measures: 'millimetres across the narrowest direction of a shape, its line included',
  *faults(survey) {
    const required = survey.profile.limits.areaSide;
    for (const part of survey.parts) {
      if (!isShape(part) || isSymbol(part) || !isClosed(part)) continue;
      if (!hasRole(part, 'outline', 'area', 'data', 'locator')) continue;
      if (!mayBeNarrower(part.lines, part.box, required)) continue;
      const { narrow, long } = extentOf(part.lines);
      const side = narrow + 2 * part.half;
      if (!isUnder(side, required)) continue;
      // An empty bar is felt by its line, and has no texture that needs room.
      if (hasRole(part, 'data') && !isTextured(part) && !isUnder(long + 2 * part.half, required)) continue;
      yield {
        items: [part.item.id],
        place: part.box,
        measured: side,
        required,
        repairable: !hasRole(part, 'data') && isMovable(part, survey),
        code: 'area_too_narrow',
        parameters: { item: subjectOf(part.item), across: millimetres(side), least: millimetres(required) },
      };
    }
  },
  mends: [widenShape, growShape],
};
