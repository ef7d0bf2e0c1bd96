import type { Provider } from '@relievo/contracts/accounts';
import { displayName, email as emailSchema } from '@relievo/contracts/values';
import type { AuthTransaction } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusals/refuse.ts';
import type { OpenIdIdentity } from '../../../platform/openid/openid.ts';
import type { AccountDependencies } from '../dependencies.ts';
import { acceptFirstProof } from '../first-proof-service.ts';
import { mailLink } from '../links/service.ts';
import { type AccountRow, findAccount, findCredential, maySignUp } from '../repository.ts';
import { hashToken } from '../token-rules.ts';
import { tellConnected } from './connected-letters.ts';
import { connect, findConnected, insertPerson } from './repository.ts';

interface Arrival {
  readonly provider: Provider;
  readonly identity: OpenIdIdentity;
  readonly markBrowser: () => string;
}

/**
 * Whose account an identity opens: the one that it is connected with; else the one with its address, when the
 * provider has verified that the address is theirs; else a new one.
 */
export async function recognize(
  tx: AuthTransaction,
  dependencies: AccountDependencies,
  arrival: Arrival,
): Promise<AccountRow> {
  const { provider, identity, markBrowser } = arrival;
  const connected = await findConnected(tx, provider, identity.subject);
  if (connected) return connected;
  const name = dependencies.providerNames[provider];
  const email = emailSchema.safeParse(identity.email).data;
  if (email === undefined) throw refuse('provider_email_missing', { name });
  const existing = await findCredential(tx, email);
  if (existing && !identity.emailVerified) throw refuse('provider_email_not_verified', { name });
  const account = existing
    ? await claimAccount(tx, existing, dependencies.clock.now())
    : await openAccount(tx, dependencies, identity, email);
  // Somebody opened an account with this address at the same moment.
  if (!account) return recognize(tx, dependencies, arrival);
  const browserHash = account.email_verified ? null : hashToken(markBrowser());
  const connection = { userId: account.id, provider, subject: identity.subject, browserHash };
  if (!(await connect(tx, connection, dependencies.clock.now())))
    throw refuse('provider_connected_elsewhere', { name });
  if (existing) await tellConnected(tx, dependencies, account, provider);
  return account;
}

/**
 * An account whose address nobody had proven may have been opened by somebody else, who waits for its owner to come:
 * what they set opens nothing any more.
 */
async function claimAccount(tx: AuthTransaction, account: AccountRow, now: Date): Promise<AccountRow> {
  if (account.email_verified) return account;
  await acceptFirstProof(tx, account.id, null, now);
  return { ...account, email_verified: true };
}

/** An address that the provider has not verified is confirmed by a mailed link, as at every sign-up. */
async function openAccount(
  tx: AuthTransaction,
  dependencies: AccountDependencies,
  { name: called, emailVerified }: OpenIdIdentity,
  email: string,
): Promise<AccountRow | undefined> {
  if (!(await maySignUp(tx, email))) throw refuse('sign_up_closed');
  const name = displayName.safeParse(called).data ?? email.slice(0, 100);
  const id = await insertPerson(tx, { name, email, emailVerified }, dependencies.clock.now());
  const account = id === null ? undefined : await findAccount(tx, id);
  if (account && !emailVerified) await mailLink(tx, dependencies, 'verify_email', account);
  return account;
}
