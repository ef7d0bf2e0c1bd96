import { offerOf, type StandingFinding } from '@relievo/contracts';
import type { Offer } from './file-groups.ts';

/** What the rules found in a format that was made to be touched. Advice is for its author. */
export function findingsOf(
  { format, profile, made }: Offer,
  findings: readonly StandingFinding[],
): readonly StandingFinding[] {
  if (!made || !offerOf(format)?.ways.includes('touch')) return [];
  return findings.filter((finding) => finding.profile === profile && finding.severity !== 'advice');
}
