import type { Drawing } from '@relievo/graphic/model';
import { isFeltAsDrawn, type OutputDescriptor } from '@relievo/graphic/outputs';
import type { Profile } from '@relievo/graphic/profiles';
import { check, type Severity } from '@relievo/graphic/rules';

/** A finding as it is kept: its words are told where somebody reads. */
export interface Standing {
  readonly rule: string;
  readonly severity: Severity;
  readonly code: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** So many are kept of one form; who has that many reads no further. */
const KEPT = 100;

/** What the rules of its medium find in a form, to be told with it for as long as it is had. */
export function collectStandingFindings(
  output: OutputDescriptor,
  drawing: Drawing,
  profile: Profile,
): Standing[] {
  if (!isFeltAsDrawn(output)) return [];
  return check(drawing, profile, KEPT)
    .slice(0, KEPT)
    .map(({ rule, severity, code, parameters }) => ({ rule, severity, code, parameters: { ...parameters } }));
}
