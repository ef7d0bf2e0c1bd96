import { millimetres } from '@relievo/words';
import { measureClearance } from '../../measure/gaps.ts';
import { boundPoints, isOver, isUnder } from '../../measure/places.ts';
import { MEDIA } from '../../profiles/profile.ts';
import { shrinkTexture } from '../repairs/shrink.ts';
import type { Rule } from '../rule/rule.ts';
import { citeSources } from '../rule/sources.ts';
import { subjectOf } from '../rule/subject.ts';

export const textureNeighbours: Rule = {
  id: 'texture_neighbours',
  row: 'gap between two textures',
  media: MEDIA.filter((medium) => medium !== 'touchscreen'),
  severity: 'warning',
  source: citeSources('T'),
  measures: 'millimetres between two textured areas that have no contour',
  *faults(survey) {
    const { min, max } = survey.profile.limits.textureTextureGap;
    const { elementGap } = survey.profile.limits;
    for (const { a, b, gap, from, to } of survey.near().pairs) {
      if (measureClearance(a, b, survey)?.by !== 'textures') continue;
      const close = isUnder(gap, min);
      if (!close && !(isOver(gap, max) && isUnder(gap, elementGap))) continue;
      yield {
        items: [a.item.id, b.item.id],
        place: boundPoints(from, to),
        measured: gap,
        required: close ? min : max,
        repairable: close,
        code: 'textures_too_close',
        parameters: {
          item: subjectOf(a.item),
          other: subjectOf(b.item),
          gap: millimetres(gap),
          least: millimetres(min),
          most: millimetres(max),
          others: millimetres(elementGap),
        },
      };
    }
  },
  mends: [shrinkTexture],
};
