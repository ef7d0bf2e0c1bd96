import { clearanceBetween } from '../../measure/gaps.ts';
import { isLine } from '../../measure/kinds.ts';
import { around, isUnder } from '../../measure/places.ts';
import { MEDIA } from '../../profiles/profile.ts';
import { textureShrunk } from '../repairs/shrink.ts';
import type { Rule } from '../rule/rule.ts';
import { cite } from '../rule/sources.ts';
import { mm, nameOf } from '../rule/words.ts';

export const textureContour: Rule = {
  id: 'texture-contour',
  row: 'texture kept off its contour',
  media: MEDIA.filter((medium) => medium !== 'touchscreen'),
  severity: 'warning',
  source: cite('T'),
  measures: 'millimetres between a texture and the line drawn around it as another item',
  *faults(survey) {
    for (const { a, b, gap, from, to } of survey.near().pairs) {
      const clearance = clearanceBetween(a, b, survey);
      if (clearance?.by !== 'contour' || !isUnder(gap, clearance.gap)) continue;
      const [texture, line] = isLine(a) ? [b, a] : [a, b];
      yield {
        items: [texture.item.id, line.item.id],
        place: around(from, to),
        measured: gap,
        required: clearance.gap,
        message: `The texture of ${nameOf(texture.item)} comes within ${mm(gap)} of the line around it; ${mm(clearance.gap)} keeps the line clear.`,
      };
    }
  },
  mends: [textureShrunk],
};
