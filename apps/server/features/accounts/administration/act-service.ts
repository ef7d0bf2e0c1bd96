import type { ActOutcome, PersonAct, PersonActs } from '@relievo/contracts/administration';
import type { AuthTransaction } from '../../../platform/database/database.ts';
import type { SignedIn } from '../../../platform/http/requests/context.ts';
import { writeLetter } from '../../mail/service.ts';
import { endCredentials } from '../credentials/service.ts';
import type { AccountDependencies } from '../dependencies.ts';
import { loseSecondStep } from '../enrolment/service.ts';
import { mailLink } from '../links/service.ts';
import { requireRecentProof } from '../proof/service.ts';
import { markVerified } from '../repository.ts';
import { refuseLastSuperAdmin } from './last-super-admin-rules.ts';
import { letterAbout } from './letters.ts';
import { type ActOn, insertActAudit, type ReachedRow, reachPerson, setSuspended } from './repository.ts';

interface Act {
  readonly tx: AuthTransaction;
  readonly dependencies: AccountDependencies;
  readonly on: ActOn;
  readonly person: ReachedRow;
}

/** Does it, or says that there is nothing to do. */
const ACTS: Readonly<Record<PersonAct, (act: Act) => Promise<boolean>>> = {
  suspend: async ({ tx, on, person }) => {
    if (person.is_suspended) return false;
    await setSuspended(tx, person.id, on.now);
    return true;
  },
  lift_suspension: async ({ tx, person }) => {
    if (!person.is_suspended) return false;
    await setSuspended(tx, person.id, null);
    return true;
  },
  sign_out: async ({ tx, person }) => {
    await endCredentials(tx, 'sign_out_everywhere', { userId: person.id });
    return true;
  },
  // A link opens nothing for somebody who is suspended, and one that went out only just now is still good.
  send_reset: async ({ tx, dependencies, person }) =>
    !person.is_suspended && (await mailLink(tx, dependencies, 'reset_password', person)),
  // The administrator vouches for whoever set the password, as the browser of the sign-up would.
  verify_email: async ({ tx, on, person }) => {
    if (person.is_verified) return false;
    await markVerified(tx, person.id, on.now);
    await endCredentials(tx, 'first_proof_same_browser', { userId: person.id });
    return true;
  },
  remove_second_step: async ({ tx, on, person }) => {
    if (!person.has_second_step) return false;
    await loseSecondStep(tx, person.id, { actorId: on.actorId, how: 'administrator' });
    return true;
  },
};

/** All of it or nothing: each person's outcome, the record of it and the letter are of one transaction. */
export async function actOnPeople(
  dependencies: AccountDependencies,
  actor: SignedIn,
  { act, ids, words }: PersonActs,
): Promise<{ id: string; outcome: ActOutcome }[]> {
  const { database, clock } = dependencies;
  const now = clock.now();
  if (act === 'remove_second_step') await requireRecentProof(dependencies, actor);
  // In one order for everybody, so that two who act on the same people never wait for each other.
  const inOrder = [...new Set(ids)].toSorted();
  return refuseLastSuperAdmin(() =>
    database.asAuth(async (tx) => {
      const outcomes: { id: string; outcome: ActOutcome }[] = [];
      for (const personId of inOrder) {
        const on = { actorId: actor.userId, personId, now };
        outcomes.push({ id: personId, outcome: await actOnPerson(tx, dependencies, on, { act, words }) });
      }
      return outcomes;
    }),
  );
}

async function actOnPerson(
  tx: AuthTransaction,
  dependencies: AccountDependencies,
  on: ActOn,
  { act, words }: Pick<PersonActs, 'act' | 'words'>,
): Promise<ActOutcome> {
  const person = await reachPerson(tx, on);
  if (!person) return 'not_allowed';
  if (!(await ACTS[act]({ tx, dependencies, on, person }))) return 'unchanged';
  await insertActAudit(tx, on, `person.${act}`, words);
  const letter = letterAbout(act, words);
  if (letter) await writeLetter(tx, person.email, 'notice', { name: person.name, ...letter });
  return 'done';
}
