import type { ProofInput } from '@relievo/contracts/accounts';
import { refuse } from '../../../platform/http/refusals/refuse.ts';
import type { SignedIn } from '../../../platform/http/requests/context.ts';
import type { Client } from '../dependencies.ts';
import { recognizePasskey } from '../passkeys/service.ts';
import { acceptCode } from '../second-step/code-service.ts';
import type { SecondStepDependencies } from '../second-step/dependencies.ts';
import { setProven } from './repository.ts';
import { acceptPassword, findPerson, waysOf } from './service.ts';

/**
 * Shows that it is the person who sits at this session, and counts for the next quarter of an hour. Where there is a
 * second step the password alone shows nothing: it may be what somebody else knows.
 */
export async function proveByWay(
  dependencies: SecondStepDependencies,
  person: SignedIn,
  proof: ProofInput,
  client: Client,
): Promise<void> {
  const account = await findPerson(dependencies, person);
  const ways = waysOf(account);
  if ('passkey' in proof) {
    const userId = await recognizePasskey(dependencies, proof.passkey, 'prove', person.sessionId);
    if (userId !== person.userId) throw refuse('passkey_not_valid');
  } else if ('code' in proof) {
    if (!account.has_second_step) throw refuse('proof_needed', { ways });
    await acceptCode(dependencies, person.userId, proof.code, client);
  } else {
    if (account.has_second_step) throw refuse('proof_needed', { ways });
    await acceptPassword(dependencies, account, proof.password, client);
  }
  const { database, clock } = dependencies;
  await database.asAuth((tx) => setProven(tx, person.sessionId, clock.now()));
}
