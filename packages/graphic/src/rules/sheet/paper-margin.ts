import { millimetres } from '@relievo/words';
import { isMovable } from '../../measure/movable.ts';
import type { Part } from '../../measure/part.ts';
import { isUnder } from '../../measure/places.ts';
import type { Survey } from '../../measure/survey.ts';
import { moveIntoMargins } from '../repairs/move.ts';
import type { Rule } from '../rule/rule.ts';
import { citeSources } from '../rule/sources.ts';
import { subjectOf } from '../rule/subject.ts';

/** What is left between a part and the nearest edge of the sheet; below 0 it is off the sheet. */
export function measureRoomToEdge({ box }: Part, { drawing }: Survey): number {
  return Math.min(
    box.x,
    box.y,
    drawing.sheet.width - box.x - box.width,
    drawing.sheet.height - box.y - box.height,
  );
}

export const paperMargin: Rule = {
  id: 'paper_margin',
  row: 'paper margin',
  media: ['swell', 'embosser', 'pins'],
  severity: 'warning',
  source: citeSources('T'),
  measures: 'millimetres between what is raised and the edge of the sheet',
  *faults(survey) {
    const { margin } = survey.profile.limits;
    if (margin === null) return;
    for (const part of survey.parts) {
      const room = measureRoomToEdge(part, survey);
      if (isUnder(room, 0) || !isUnder(room, margin)) continue;
      yield {
        items: [part.item.id],
        place: part.box,
        measured: room,
        required: margin,
        repairable: isMovable(part, survey),
        code: 'margin_too_small',
        parameters: { item: subjectOf(part.item), room: millimetres(room), margin: millimetres(margin) },
      };
    }
  },
  mends: [moveIntoMargins],
};
