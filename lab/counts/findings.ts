import { getProfile } from '@relievo/graphic/profiles';
import { check, type Finding } from '@relievo/graphic/rules';
import { writeDrawing } from '@relievo/graphic/svg';
import { openForRecount, recountFinding } from '../../packages/graphic/src/testing/index.ts';
import type { NamedDrawing } from './drawings.ts';
import type { Tally } from './tally.ts';

const PROFILES = (['swell-a4', 'tiger-letter', 'touchscreen', 'dotpad'] as const).map(getProfile);
/** More sentences of one kind about one sheet say the same a hundred times. */
const MOST_ALIKE = 25;

/** Recounts what the rules say of a drawing on each medium. */
export function recountFindings(tally: Tally, { name, drawing }: NamedDrawing): void {
  const svg = writeDrawing(drawing);
  for (const profile of PROFILES) {
    const opened = openForRecount(svg, profile);
    for (const finding of takeSome(check(drawing, profile))) {
      const recounted = recountFinding(finding, opened);
      if (recounted) tally.add(`${name}, ${profile.id}`, recounted);
    }
  }
}

function takeSome(findings: readonly Finding[]): readonly Finding[] {
  const seen = new Map<string, number>();
  return findings.filter(({ code }) => {
    const count = (seen.get(code) ?? 0) + 1;
    seen.set(code, count);
    return count <= MOST_ALIKE;
  });
}
