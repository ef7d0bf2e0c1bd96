import { offerOf } from '@relievo/contracts/library/files';
import type { StandingFinding } from '@relievo/contracts/library/resource';
import type { Offer } from './file-groups.ts';

/** What the rules found in a format that was made to be touched. Advice is for its author. */
export function findingsOf(
  { format, profile, made }: Offer,
  findings: readonly StandingFinding[],
): readonly StandingFinding[] {
  if (!made || !offerOf(format)?.ways.includes('touch')) return [];
  return findings.filter((finding) => finding.profile === profile && finding.severity !== 'advice');
}
