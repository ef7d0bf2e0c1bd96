import type { Clearance } from '../../measure/gaps.ts';
import { measureClearance } from '../../measure/gaps.ts';
import { isMovable } from '../../measure/movable.ts';
import { isUnder } from '../../measure/places.ts';
import type { Survey } from '../../measure/survey.ts';
import { MEDIA } from '../../profiles/profile.ts';
import { moveApart, moveToNearestRoom } from '../repairs/move.ts';
import type { Fault, Rule } from '../rule/rule.ts';
import { citeSources } from '../rule/sources.ts';
import { reportTooNear } from './pair-words.ts';

/** Things that touch are one thing to a finger; what does not touch keeps its distance. */
export function* findGapFaults(survey: Survey, by: readonly Clearance['by'][]): Generator<Fault> {
  for (const pair of survey.near().pairs) {
    if (pair.gap === 0) continue;
    const clearance = measureClearance(pair.a, pair.b, survey);
    if (!clearance || !by.includes(clearance.by) || !isUnder(pair.gap, clearance.gap)) continue;
    yield reportTooNear(pair, clearance.gap, isMovable(pair.a, survey) || isMovable(pair.b, survey));
  }
}

export const elementGap: Rule = {
  id: 'element_gap',
  row: 'gap between elements',
  media: MEDIA,
  severity: 'warning',
  source: citeSources('T', 'D', 'V'),
  measures: 'millimetres between the raised edges of two things that do not touch',
  faults: (survey) => findGapFaults(survey, ['element']),
  mends: [moveApart, moveToNearestRoom],
};
