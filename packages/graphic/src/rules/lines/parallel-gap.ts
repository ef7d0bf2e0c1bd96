import { isMovable } from '../../measure/movable.ts';
import { parallelRuns } from '../../measure/runs.ts';
import { MEDIA } from '../../profiles/profile.ts';
import { apart } from '../repairs/move.ts';
import type { Rule } from '../rule/rule.ts';
import { cite } from '../rule/sources.ts';
import { capital, mm, nameOf } from '../rule/words.ts';

export const parallelGap: Rule = {
  id: 'parallel-gap',
  row: 'line to parallel line',
  media: MEDIA,
  severity: 'warning',
  source: cite('T', 'V'),
  measures: 'millimetres between the edges of two lines where they run side by side',
  *faults(survey) {
    const required = survey.profile.limits.parallelGap;
    for (const { a, b, gap, length, place } of parallelRuns(survey, required))
      yield {
        items: [a.item.id, b.item.id],
        place,
        measured: gap,
        required,
        repairable: isMovable(a, survey) || isMovable(b, survey),
        message: `${capital(nameOf(a.item))} and ${nameOf(b.item)} run side by side for ${mm(length)}, ${mm(gap)} apart; a finger follows one of two lines only from ${mm(required)}.`,
      };
  },
  mends: [apart],
};
