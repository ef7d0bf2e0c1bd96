import { check, type Drawing, type Profile, type Severity } from '@relievo/graphic';

export type Standing = { readonly rule: string; readonly severity: Severity; readonly message: string };

/** The forms that fingers read as they are drawn: what rules find in the drawing is in these. */
const FOR_FINGERS: readonly string[] = ['swell', 'iveo', 'tactileview', 'haptics', 'tiger', 'pins'];
/** So many are kept of one form; who has that many reads no further. */
const KEPT = 100;

/** What the rules of its medium find in a form, to be told with it for as long as it is had. */
export function standingFindings(format: string, drawing: Drawing, profile: Profile): Standing[] {
  if (!FOR_FINGERS.includes(format)) return [];
  return check(drawing, profile)
    .slice(0, KEPT)
    .map(({ rule, severity, message }) => ({ rule, severity, message }));
}
