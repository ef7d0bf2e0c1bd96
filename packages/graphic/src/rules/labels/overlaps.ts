import { isText } from '../../measure/kinds.ts';
import { isMovable } from '../../measure/movable.ts';
import type { Part } from '../../measure/part.ts';
import { boundPoints } from '../../measure/places.ts';
import type { Survey } from '../../measure/survey.ts';
import type { Fault } from '../rule/rule.ts';
import { subjectOf } from '../rule/subject.ts';

/** What touches, crosses or covers a text of a kind; areas around it are another rule's. */
export function* findOverlaps(
  survey: Survey,
  isMeant: (part: Part) => boolean,
  writing: 'braille' | 'print',
): Generator<Fault> {
  for (const { a, b, gap, from, to } of survey.near().pairs) {
    if (gap > 0 || !(isMeant(a) || isMeant(b))) continue;
    const [text, other] = isMeant(a) ? [a, b] : [b, a];
    yield {
      items: [text.item.id, other.item.id],
      place: boundPoints(from, to),
      measured: 1,
      required: 0,
      repairable: isMovable(text, survey) || isMovable(other, survey),
      code: 'text_overlapped',
      parameters: {
        item: subjectOf(text.item),
        other: subjectOf(other.item),
        writing,
        by: isText(other) ? 'text' : 'line',
      },
    };
  }
}
