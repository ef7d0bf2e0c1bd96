import { measureBlankCell } from '../../geometry/text-box.ts';
import type { Clearance } from '../../measure/gaps.ts';
import { areOnOneLine, measureClearance } from '../../measure/gaps.ts';
import { isText } from '../../measure/kinds.ts';
import { isMovable } from '../../measure/movable.ts';
import { isUnder } from '../../measure/places.ts';
import type { Survey } from '../../measure/survey.ts';
import { MEDIA } from '../../profiles/profile.ts';
import { joinEnds } from '../repairs/join-ends.ts';
import { moveApart, moveToNearestRoom } from '../repairs/move.ts';
import { findMeeting } from '../repairs/open-ends.ts';
import type { Fault, Rule } from '../rule/rule.ts';
import { citeSources } from '../rule/sources.ts';
import { reportTooNear } from './pair-words.ts';

/** Things that touch are one thing to a finger; what does not touch keeps its distance. */
export function* findGapFaults(survey: Survey, by: readonly Clearance['by'][]): Generator<Fault> {
  for (const pair of survey.near().pairs) {
    if (pair.gap === 0) continue;
    const clearance = measureClearance(pair.a, pair.b, survey);
    if (!clearance || !by.includes(clearance.by) || !isUnder(pair.gap, clearance.gap)) continue;
    const isMended = isMovable(pair.a, survey) || isMovable(pair.b, survey) || findMeeting(pair) !== null;
    yield reportTooNear(pair, clearance.gap, isMended);
  }
}

/** Words of one line that are further apart than anything else must be, and still read as one word. */
function* findJoinedWords(survey: Survey): Generator<Fault> {
  const { parts, profile, drawing } = survey;
  if (profile.medium === 'touchscreen') return;
  const required = Math.max(profile.limits.elementGap, measureBlankCell(drawing.sheet));
  const texts = parts.filter(isText).toSorted((a, b) => a.box.x - b.box.x);
  for (const [index, a] of texts.entries())
    for (const b of texts.slice(index + 1)) {
      const gap = b.box.x - (a.box.x + a.box.width);
      if (gap >= required) break;
      // What is nearer has been told.
      if (gap < profile.limits.elementGap || !areOnOneLine(a, b) || !isUnder(gap, required)) continue;
      const y = Math.max(a.box.y, b.box.y);
      const from = { x: a.box.x + a.box.width, y };
      const to = { x: b.box.x, y };
      yield reportTooNear({ a, b, gap, from, to }, required, isMovable(a, survey) || isMovable(b, survey));
    }
}

export const elementGap: Rule = {
  id: 'element_gap',
  row: 'gap between elements',
  media: MEDIA,
  severity: 'warning',
  source: citeSources('T', 'D', 'V'),
  measures: 'millimetres between the raised edges of two things that do not touch',
  *faults(survey) {
    yield* findGapFaults(survey, ['element']);
    yield* findJoinedWords(survey);
  },
  mends: [joinEnds, moveApart, moveToNearestRoom],
};
