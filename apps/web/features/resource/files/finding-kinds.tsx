import { Trans } from '@lingui/react/macro';
import type { StandingFinding } from '@relievo/contracts/library/resource';
import { describeFinding } from '../../../lib/words/finding-words.ts';

/** What rules found, each kind once: the first of a kind says what it is, and how many there are like it. */
export function FindingKinds({ findings }: { findings: readonly StandingFinding[] }) {
  const codes = [...new Set(findings.map(({ code }) => code))];
  return (
    <ul>
      {codes.map((code) => (
        <li key={code}>
          <Kind findings={findings.filter((finding) => finding.code === code)} />
        </li>
      ))}
    </ul>
  );
}

function Kind({ findings: [first, ...others] }: { findings: readonly StandingFinding[] }) {
  if (!first) return null;
  const more = others.length;
  return (
    <>
      {describeFinding(first)} {more > 0 ? <Trans>(and {more} more like it)</Trans> : null}
    </>
  );
}
