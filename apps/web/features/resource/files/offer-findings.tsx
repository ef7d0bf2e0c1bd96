import { plural } from '@lingui/core/macro';
import type { StandingFinding } from '@relievo/contracts/library/resource';
import { FindingKinds } from './finding-kinds.tsx';

/** What fingers may not tell apart in one format: who wants to know opens it. */
export function OfferFindings({ findings, name }: { findings: readonly StandingFinding[]; name: string }) {
  if (findings.length === 0) return null;
  return (
    <details className="offer-changes">
      <summary>
        {plural(findings.length, { one: '# tactile warning', other: '# tactile warnings' })}{' '}
        <span className="spoken">{`(${name})`}</span>
      </summary>
      <FindingKinds findings={findings} />
    </details>
  );
}
