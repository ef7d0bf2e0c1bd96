import { type Survey, survey } from '../measure/survey.ts';
import type { Drawing } from '../model/drawing.ts';
import type { Profile } from '../profiles/profile.ts';
import { type FindingMessage, withRoundedNumbers } from './rule/messages.ts';
import type { Fault, Finding, Rule } from './rule/rule.ts';
import { RULES } from './rules.ts';

/** All that the profile's rules find, in the order of the rules and then of the drawing. */
export const check = (drawing: Drawing, profile: Profile): readonly Finding[] =>
  findingsOf(survey(drawing, profile));

export const findingsOf = (survey: Survey): readonly Finding[] =>
  RULES.flatMap((rule) => (rule.media.includes(survey.profile.medium) ? findingsOfRule(rule, survey) : []));

const findingsOfRule = (rule: Rule, survey: Survey): readonly Finding[] => {
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
};

const messageOf = ({ code, parameters }: Fault): FindingMessage =>
  ({ code, parameters: withRoundedNumbers(parameters) }) as FindingMessage;
