import { type Survey, surveyDrawing } from '../measure/survey.ts';
import type { Drawing } from '../model/drawing.ts';
import type { Profile } from '../profiles/profile.ts';
import { type FindingMessage, withRoundedNumbers } from './rule/messages.ts';
import type { Fault, Finding, Rule } from './rule/rule.ts';
import { RULES } from './rules.ts';

/**
 * All that the profile's rules find, in the order of the rules and then of the drawing; the first `most` of each rule
 * for whoever shows no more.
 */
export function check(drawing: Drawing, profile: Profile, most = Infinity): readonly Finding[] {
  return findingsOf(surveyDrawing(drawing, profile), most);
}

export function findingsOf(survey: Survey, most = Infinity): readonly Finding[] {
  return RULES.flatMap((rule) =>
    rule.media.includes(survey.profile.medium) ? checkRule(rule, survey, most) : [],
  );
}

/** The first of all that would be found, for whoever asks only whether anything is; those rules ask nothing. */
export function findFirst(
  drawing: Drawing,
  profile: Profile,
  without: readonly string[] = [],
): Finding | undefined {
  const survey = surveyDrawing(drawing, profile);
  for (const rule of RULES) {
    if (!rule.media.includes(profile.medium) || without.includes(rule.id)) continue;
    for (const fault of rule.faults(survey)) return toFinding(rule, fault);
  }
  return undefined;
}

function checkRule(rule: Rule, survey: Survey, most: number): readonly Finding[] {
  const findings: Finding[] = [];
  for (const fault of rule.faults(survey)) {
    findings.push(toFinding(rule, fault));
    if (findings.length >= most) break;
  }
  return findings;
}

function toFinding({ id, severity, source, mends }: Rule, fault: Fault): Finding {
  return {
    ...messageOf(fault),
    rule: id,
    severity,
    items: fault.items,
    place: fault.place,
    measured: fault.measured,
    required: fault.required,
    repairable: mends !== undefined && fault.repairable !== false,
    source,
  };
}

function messageOf({ code, parameters }: Fault): FindingMessage {
  return { code, parameters: withRoundedNumbers(parameters) } as FindingMessage;
}
