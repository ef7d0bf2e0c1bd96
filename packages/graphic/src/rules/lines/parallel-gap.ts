import { millimetres } from '@relievo/words';
import { isMovable } from '../../measure/movable.ts';
import { findParallelRuns } from '../../measure/runs.ts';
import { MEDIA } from '../../profiles/profile.ts';
import { moveApart } from '../repairs/move.ts';
import type { Rule } from '../rule/rule.ts';
import { citeSources } from '../rule/sources.ts';
import { subjectOf } from '../rule/subject.ts';

export const parallelGap: Rule = {
  id: 'parallel_gap',
  row: 'line to parallel line',
  media: MEDIA,
  severity: 'warning',
  source: citeSources('T', 'V'),
  measures: 'millimetres between the edges of two lines where they run side by side',
  *faults(survey) {
    const required = survey.profile.limits.parallelGap;
    for (const { a, b, gap, length, place } of findParallelRuns(survey, required))
      yield {
        items: [a.item.id, b.item.id],
        place,
        measured: gap,
        required,
        repairable: isMovable(a, survey) || isMovable(b, survey),
        code: 'parallel_lines_too_close',
        parameters: {
          item: subjectOf(a.item),
          other: subjectOf(b.item),
          length: millimetres(length),
          gap: millimetres(gap),
          least: millimetres(required),
        },
      };
  },
  mends: [moveApart],
};
