import type { AuthTransaction } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusals/refuse.ts';
import type { Client } from '../dependencies.ts';
import { takeTry } from '../lockout/service.ts';
import type { SecondStepDependencies } from './dependencies.ts';
import { tellPerson } from './letters.ts';
import { hashRecoveryCode, normalizeCode } from './recovery-code-rules.ts';
import { countRecoveryCodes, findAuthenticator, spendRecoveryCode, spendStep } from './repository.ts';
import { findStep } from './totp-rules.ts';

const DIGITS = /^\d{6}$/;

export type CodeDependencies = Pick<SecondStepDependencies, 'database' | 'clock' | 'seal' | 'recoveryKey'>;

/** The count of wrong codes has a name of its own: a new password does not begin it anew. */
export function nameOfCodes(userId: string): string {
  return `second step ${userId}`;
}

/** Takes a code of the authenticator app, or a recovery code, once; a try at it is counted before it is looked at. */
export async function acceptCode(
  dependencies: CodeDependencies,
  userId: string,
  code: string,
  client: Client,
): Promise<void> {
  const { database, clock } = dependencies;
  const attempt = await takeTry(database, nameOfCodes(userId), client.address, clock.now(), 'too_many_codes');
  const isRight = await database.asAuth((tx) => spendCode(tx, dependencies, userId, normalizeCode(code)));
  if (!isRight) throw attempt.failed(refuse('wrong_code'));
  await attempt.succeeded();
}

async function spendCode(
  tx: AuthTransaction,
  { clock, seal, recoveryKey }: CodeDependencies,
  userId: string,
  code: string,
): Promise<boolean> {
  if (DIGITS.test(code)) {
    const authenticator = await findAuthenticator(tx, userId);
    const secret = authenticator && seal.open(authenticator.sealed_secret, sealContext(userId));
    const step = secret ? findStep(secret, code, clock.now()) : null;
    return step !== null && spendStep(tx, userId, step);
  }
  if (!(await spendRecoveryCode(tx, userId, hashRecoveryCode(recoveryKey, userId, code)))) return false;
  const left = await countRecoveryCodes(tx, userId);
  await tellPerson(tx, userId, {
    title: 'A recovery code was used',
    words: `A recovery code for your account was used. Codes left: ${left}. If this was not you, choose a new password now, then create new recovery codes in your settings.`,
  });
  return true;
}

/** A secret that was sealed for one person opens for nobody else. */
export function sealContext(userId: string): string {
  return `authenticator ${userId}`;
}
