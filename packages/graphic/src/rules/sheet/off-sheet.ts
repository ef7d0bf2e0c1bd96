import { millimetres } from '@relievo/words';
import { isMovable } from '../../measure/movable.ts';
import { isUnder } from '../../measure/places.ts';
import { MEDIA } from '../../profiles/profile.ts';
import { moveIntoMargins } from '../repairs/move.ts';
import type { Rule } from '../rule/rule.ts';
import { citeSources } from '../rule/sources.ts';
import { subjectOf } from '../rule/subject.ts';
import { measureRoomToEdge } from './paper-margin.ts';

export const offSheet: Rule = {
  id: 'off_sheet',
  row: 'items stay on the sheet',
  media: MEDIA,
  severity: 'error',
  source: citeSources('R'),
  measures: 'millimetres between what is raised and the edge of the sheet, below 0 outside it',
  *faults(survey) {
    for (const part of survey.parts) {
      const room = measureRoomToEdge(part, survey);
      if (!isUnder(room, 0)) continue;
      yield {
        items: [part.item.id],
        place: part.box,
        measured: room,
        required: survey.profile.limits.margin ?? 0,
        repairable: isMovable(part, survey),
        code: 'off_sheet',
        parameters: { item: subjectOf(part.item), beyond: millimetres(-room) },
      };
    }
  },
  mends: [moveIntoMargins],
};
