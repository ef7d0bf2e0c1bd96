import { millimetres } from '@relievo/words';
import { measureClearance } from '../../measure/gaps.ts';
import { isLine } from '../../measure/kinds.ts';
import { boundPoints, isUnder } from '../../measure/places.ts';
import { MEDIA } from '../../profiles/profile.ts';
import { shrinkTexture } from '../repairs/shrink.ts';
import type { Rule } from '../rule/rule.ts';
import { citeSources } from '../rule/sources.ts';
import { subjectOf } from '../rule/subject.ts';

export const textureContour: Rule = {
  id: 'texture_contour',
  row: 'texture kept off its contour',
  media: MEDIA.filter((medium) => medium !== 'touchscreen'),
  severity: 'warning',
  source: citeSources('T'),
  measures: 'millimetres between a texture and the line drawn around it as another item',
  *faults(survey) {
    for (const { a, b, gap, from, to } of survey.near().pairs) {
      const clearance = measureClearance(a, b, survey);
      if (clearance?.by !== 'contour' || !isUnder(gap, clearance.gap)) continue;
      const [texture, line] = isLine(a) ? [b, a] : [a, b];
      yield {
        items: [texture.item.id, line.item.id],
        place: boundPoints(from, to),
        measured: gap,
        required: clearance.gap,
        code: 'texture_too_close_to_line',
        parameters: {
          item: subjectOf(texture.item),
          gap: millimetres(gap),
          least: millimetres(clearance.gap),
        },
      };
    }
  },
  mends: [shrinkTexture],
};
