import { millimetres } from '@relievo/words';
import { isText } from '../../measure/kinds.ts';
import { hasLead, measureLabelledGap } from '../../measure/labelled.ts';
import { isOver, isUnder } from '../../measure/places.ts';
import type { Survey } from '../../measure/survey.ts';
import { MEDIA } from '../../profiles/profile.ts';
import { moveToNearestRoom } from '../repairs/move.ts';
import type { Rule } from '../rule/rule.ts';
import { citeSources } from '../rule/sources.ts';
import { subjectOf } from '../rule/subject.ts';

export const labelGap: Rule = {
  id: 'label_gap',
  row: 'label to its element',
  media: MEDIA.filter((medium) => medium !== 'touchscreen'),
  severity: 'warning',
  source: citeSources('T'),
  measures: 'millimetres between a label and the edge of what it names',
  *faults(survey) {
    const { labelGap: range } = survey.profile.limits;
    if (!range) return;
    for (const part of survey.parts) {
      if (!isText(part) || part.item.labels === undefined) continue;
      const gap = measureLabelledGap(part, survey);
      // A code and its words in the key are words of one line, which keep the distance of such.
      if (gap === null || gap === 0 || isWord(part.item.labels, survey)) continue;
      const fault = isUnder(gap, range.min) ? 'too_near' : isOver(gap, range.max) ? 'too_far' : null;
      if (fault === null || hasLead(part, survey)) continue;
      yield {
        items: [part.item.id, part.item.labels],
        place: part.box,
        measured: gap,
        required: fault === 'too_near' ? range.min : range.max,
        code: 'label_gap_wrong',
        parameters: {
          item: subjectOf(part.item),
          gap: millimetres(gap),
          fault,
          least: millimetres(range.min),
          most: millimetres(range.max),
        },
      };
    }
  },
  mends: [moveToNearestRoom],
};

function isWord(id: string, { itemById }: Survey): boolean {
  return itemById(id)?.kind === 'text';
}
