import { type Survey, surveyDrawing } from '../measure/survey.ts';
import type { Drawing } from '../model/drawing.ts';
import type { Profile } from '../profiles/profile.ts';
import { type FindingMessage, withRoundedNumbers } from './rule/messages.ts';
import type { Fault, Finding, Rule } from './rule/rule.ts';
import { RULES } from './rules.ts';

/** All that the profile's rules find, in the order of the rules and then of the drawing. */
export function check(drawing: Drawing, profile: Profile): readonly Finding[] {
  return findingsOf(surveyDrawing(drawing, profile));
}

export function findingsOf(survey: Survey): readonly Finding[] {
  return RULES.flatMap((rule) => (rule.media.includes(survey.profile.medium) ? checkRule(rule, survey) : []));
}

function checkRule(rule: Rule, survey: Survey): readonly Finding[] {
  const { id, severity, source } = rule;
  const findings: Finding[] = [];
  for (const fault of rule.faults(survey))
    findings.push({
      ...messageOf(fault),
      rule: id,
      severity,
      items: fault.items,
      place: fault.place,
      measured: fault.measured,
      required: fault.required,
      repairable: rule.mends !== undefined && fault.repairable !== false,
      source,
    });
  return findings;
}

function messageOf({ code, parameters }: Fault): FindingMessage {
  return { code, parameters: withRoundedNumbers(parameters) } as FindingMessage;
}
