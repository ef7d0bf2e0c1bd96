import type { StandingFinding } from '@relievo/contracts/library/resource';
import { ENGLISH_FINDINGS } from '@relievo/graphic/rules/words';
import { tellIfKnown } from '@relievo/words';
import type { KeptFinding } from './repository.ts';

/** A kept finding as it is answered: with its English sentence for who has no catalogue. */
export function presentFinding(finding: KeptFinding): Omit<StandingFinding, 'profile'> {
  const { severity } = finding;
  if ('message' in finding)
    return { severity, code: 'kept_sentence', parameters: {}, message: finding.message };
  const { code, parameters } = finding;
  return { severity, code, parameters, message: tellIfKnown({ code, parameters }, ENGLISH_FINDINGS) ?? code };
}
