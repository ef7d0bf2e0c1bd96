import { millimetres } from '@relievo/words';
import { hasRole, isShape, isSymbol, isTextured, type ShapePart } from '../../measure/kinds.ts';
import { isMovable } from '../../measure/movable.ts';
import { isUnder } from '../../measure/places.ts';
import { extentOf, mayBeNarrower } from '../../measure/widths.ts';
import { MEDIA } from '../../profiles/profile.ts';
import { growShape, widenShape } from '../repairs/resize.ts';
import type { Rule } from '../rule/rule.ts';
import { citeSources } from '../rule/sources.ts';
import { subjectOf } from '../rule/subject.ts';

/** Rings with nothing raised in them: the outline of an empty shape, and the holes of a textured one. */
function hollowsOf(part: ShapePart) {
  return part.lines.filter(({ closed }, index) => closed && (index > 0 || !isTextured(part)));
}

export const hollow: Rule = {
  id: 'hollow',
  row: 'hollow inside a shape',
  media: MEDIA.filter((medium) => medium !== 'touchscreen'),
  severity: 'warning',
  source: citeSources('T'),
  measures: 'millimetres across the narrowest direction of what is flat inside a shape',
  *faults(survey) {
    const required = survey.profile.limits.hollow;
    for (const part of survey.parts) {
      if (!isShape(part) || isSymbol(part) || !hasRole(part, 'outline', 'area', 'data', 'locator')) continue;
      for (const ring of hollowsOf(part)) {
        if (!mayBeNarrower([ring], part.box, required + 2 * part.half)) continue;
        const inner = Math.max(0, extentOf([ring]).narrow - 2 * part.half);
        if (!isUnder(inner, required)) continue;
        yield {
          items: [part.item.id],
          place: part.box,
          measured: inner,
          required,
          repairable: inner > 0 && !hasRole(part, 'data') && isMovable(part, survey),
          code: 'hollow_too_small',
          parameters: { item: subjectOf(part.item), inner: millimetres(inner), least: millimetres(required) },
        };
        break;
      }
    }
  },
  mends: [widenShape, growShape],
};
