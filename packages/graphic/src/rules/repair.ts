import { type Survey, surveyDrawing } from '../measure/survey.ts';
import type { Drawing } from '../model/drawing.ts';
import type { Profile } from '../profiles/profile.ts';
import { findingsOf } from './check.ts';
import type { Finding, Mend } from './rule/rule.ts';
import { RULES } from './rules.ts';

export interface Repaired {
  readonly drawing: Drawing;
  /** Findings that were there and are gone. */
  readonly repaired: readonly Finding[];
  readonly remaining: readonly Finding[];
}

interface State {
  readonly drawing: Drawing;
  readonly survey: Survey;
  readonly findings: readonly Finding[];
}

const MOST_ROUNDS = 6;

/**
 * Mends what can be mended, one rule after another until nothing changes. A change stays only when
 * checking again finds nothing new and nothing worse, so no repair ever adds a finding; the number of
 * checks is bounded, so it always ends. The findings say which to mend; the profile is needed beside
 * them to check again after each change.
 */
export function repair(drawing: Drawing, findings: readonly Finding[], profile: Profile): Repaired {
  const before = stateOf(drawing, profile);
  const wanted = new Set(findings.map(keyOf));
  const budget = { checks: countChecks(before) };
  let state = before;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const start = state;
    for (const { id, mends = [] } of RULES)
      for (const mend of mends) {
        const targets = state.findings.filter(
          (finding) => finding.rule === id && finding.repairable && wanted.has(keyOf(finding)),
        );
        state = mendAll(state, mend, targets, budget);
      }
    if (state === start) break;
  }
  return {
    drawing: state.drawing,
    repaired: listMissing(before.findings, state.findings),
    remaining: state.findings,
  };
}

function stateOf(drawing: Drawing, profile: Profile): State {
  const measured = surveyDrawing(drawing, profile);
  return { drawing, survey: measured, findings: findingsOf(measured) };
}

/** A small drawing may be checked often, a map of a hundred thousand points only a few times. */
function countChecks({ survey: { parts }, findings }: State): number {
  const points = parts.reduce(
    (sum, { lines }) => sum + lines.reduce((own, line) => own + line.points.length / 2, 0),
    0,
  );
  const affordable = Math.floor(600_000 / (points + 200));
  return Math.max(12, Math.min(affordable, 40 + 12 * findings.length));
}

/** All at once where that does no harm, else one half and then the other: few checks where most succeed. */
function mendAll(state: State, mend: Mend, targets: readonly Finding[], budget: { checks: number }): State {
  if (targets.length === 0 || budget.checks <= 0) return state;
  let drawing = state.drawing;
  for (const target of targets) drawing = mend(drawing, target, state.survey);
  if (drawing === state.drawing) return state;
  budget.checks -= 1;
  const after = stateOf(drawing, state.survey.profile);
  if (isBetter(state.findings, after.findings)) return after;
  if (targets.length === 1) return state;
  const middle = targets.length >>> 1;
  const first = mendAll(state, mend, targets.slice(0, middle), budget);
  return mendAll(first, mend, listStillThere(targets.slice(middle), first), budget);
}

/** What the first half has mended in passing needs no mending, and the measures are those of now. */
function listStillThere(targets: readonly Finding[], { findings }: State): readonly Finding[] {
  const exactly = ({ rule, items }: Finding): string => `${rule} ${items.join(' ')}`;
  const keys = new Set(targets.map(exactly));
  return findings.filter((finding) => keys.has(exactly(finding)));
}

const WHOLE_SHEET = new Set(RULES.filter(({ wholeSheet }) => wholeSheet).map(({ id }) => id));

function keyOf({ rule, items }: Finding): string {
  return WHOLE_SHEET.has(rule) ? rule : `${rule} ${items.join(' ')}`;
}

function measureOff({ measured, required }: Finding): number {
  return Math.abs(measured - required);
}

/** Fewer findings, none that was not there before, none worse than it was. */
function isBetter(before: readonly Finding[], after: readonly Finding[]): boolean {
  if (after.length >= before.length) return false;
  const known = new Map<string, number[]>();
  for (const finding of before) {
    const offs = known.get(keyOf(finding)) ?? [];
    offs.push(measureOff(finding));
    known.set(keyOf(finding), offs);
  }
  return after.every((finding) => {
    const offs = known.get(keyOf(finding)) ?? [];
    const at = findClosestAbove(offs, measureOff(finding));
    if (at < 0) return false;
    offs.splice(at, 1);
    return true;
  });
}

/** Each takes the smallest that it is no worse than, and leaves the others to the rest. */
function findClosestAbove(offs: readonly number[], off: number): number {
  let best = -1;
  for (const [index, known] of offs.entries())
    if (off <= known + 0.001 && (best < 0 || known < (offs[best] ?? Infinity))) best = index;
  return best;
}

function listMissing(before: readonly Finding[], after: readonly Finding[]): readonly Finding[] {
  const left = new Map<string, number>();
  for (const finding of after) left.set(keyOf(finding), (left.get(keyOf(finding)) ?? 0) + 1);
  return before.filter((finding) => {
    const count = left.get(keyOf(finding)) ?? 0;
    left.set(keyOf(finding), count - 1);
    return count <= 0;
  });
}
