import { PROVIDERS, type Provider, type ProviderButton, type Session } from '@relievo/contracts/accounts';
import { refuse } from '../../../platform/http/refusals/refuse.ts';
import type { SignedIn } from '../../../platform/http/requests/context.ts';
import { OpenIdError, type OpenIdIdentity, type OpenIdProvider } from '../../../platform/openid/openid.ts';
import type { FindSite } from '../../mail/service.ts';
import { endCredentials } from '../credentials/service.ts';
import { type AccountDependencies, addSeconds, type Client } from '../dependencies.ts';
import { requireRecentProof } from '../proof/service.ts';
import { findAccount, findWaysIn } from '../repository.ts';
import { hasSecondStep } from '../second-step/repository.ts';
import { viewSession } from '../session-presenter.ts';
import { beginSession, openSession } from '../sessions/service.ts';
import { beginHalfSignIn, type HalfSignIn, type SignedInNow } from '../sign-in-steps/service.ts';
import { createToken, hashToken } from '../token-rules.ts';
import { tellConnected } from './connected-letters.ts';
import { handshakeOf } from './handshake-rules.ts';
import { recognize } from './recognition-service.ts';
import { type Attempt, connect, disconnect, holdAccount, insertAttempt, takeAttempt } from './repository.ts';

export interface ProviderDependencies extends AccountDependencies {
  /** Those that the settings name. */
  readonly providers: Readonly<Partial<Record<Provider, OpenIdProvider>>>;
  readonly site: FindSite;
}

/** Somebody may have to find their password there, or their telephone. */
const ATTEMPT_SECONDS = 15 * 60;

/** What the browser keeps until the provider sends it back. */
export interface Begun {
  address: string;
  secret: string;
  keepUntil: Date;
}

export function listProviders({ providers, providerNames }: ProviderDependencies): ProviderButton[] {
  return PROVIDERS.map((id) => ({ id, name: providerNames[id], isConfigured: providers[id] !== undefined }));
}

/** Begins a sign-in, or for somebody who is signed in the connecting of their account. */
export async function beginProvider(dependencies: ProviderDependencies, attempt: Attempt): Promise<Begun> {
  const { database, clock } = dependencies;
  const secret = createToken();
  const address = await askProvider(dependencies, attempt.provider, (provider) =>
    provider.address(redirectOf(dependencies, attempt.provider), handshakeOf(secret)),
  );
  const now = clock.now();
  const keepUntil = addSeconds(now, ATTEMPT_SECONDS);
  await database.asAuth((tx) =>
    insertAttempt(tx, { secretHash: hashToken(secret), attempt, now, expiresAt: keepUntil }),
  );
  return { address: address.href, secret, keepUntil };
}

function redirectOf({ site }: ProviderDependencies, provider: Provider): string {
  return `${site().publicUrl}/auth/callback/${provider}`;
}

interface Connected {
  readonly did: 'connected';
  readonly session: Session;
  readonly returnTo: string;
}

/** Who has a second step is not signed in yet. */
type Completion =
  | Connected
  | ({ readonly did: 'signed_in'; readonly returnTo: string } & (
      | { readonly entered: SignedInNow }
      | { readonly half: HalfSignIn }
    ));

/** What came back, with what the request that brings it knows of its browser. */
export interface Return {
  readonly provider: Provider;
  readonly answer: string;
  readonly secret: string | null;
  /** Gives the browser a secret that shows, when a mailed link is opened, that it is the same one. */
  readonly markBrowser: () => string;
  readonly person: SignedIn | null;
  readonly client: Client;
  readonly previous: string | null;
}

/** The session is new where somebody signed in; who only connected a provider keeps theirs. */
export async function completeProvider(
  dependencies: ProviderDependencies,
  returned: Return,
): Promise<Completion> {
  const { database, clock } = dependencies;
  const { provider, secret, person } = returned;
  const attempt =
    secret === null ? null : await database.asAuth((tx) => takeAttempt(tx, hashToken(secret), clock.now()));
  if (secret === null || attempt?.provider !== provider) throw refuse('provider_sign_in_not_valid');
  if (attempt.userId !== null && attempt.userId !== person?.userId) throw refuse('session_expired');
  const address = new URL(redirectOf(dependencies, provider));
  address.search = returned.answer;
  const identity = await askProvider(dependencies, provider, (known) =>
    known.identify(address, handshakeOf(secret)),
  );
  const { returnTo } = attempt;
  if (attempt.userId === null || person === null)
    return { did: 'signed_in', returnTo, ...(await signInAs(dependencies, identity, returned)) };
  await connectTo(dependencies, person, provider, identity);
  return { did: 'connected', returnTo, session: await viewSession(dependencies, person) };
}

async function signInAs(
  dependencies: ProviderDependencies,
  identity: OpenIdIdentity,
  { provider, client, previous, markBrowser }: Return,
): Promise<{ readonly entered: SignedInNow } | { readonly half: HalfSignIn }> {
  const { database, clock } = dependencies;
  const account = await database.asAuth((tx) =>
    recognize(tx, dependencies, { provider, identity, markBrowser }),
  );
  if (!account.email_verified) throw refuse('email_not_verified');
  if (account.suspended_at) throw refuse('account_suspended');
  if (await database.asAuth((tx) => hasSecondStep(tx, account.id)))
    return { half: await beginHalfSignIn(dependencies, account.id) };
  const kept = await database.asAuth((tx) =>
    beginSession(tx, { userId: account.id, client, previous }, clock.now()),
  );
  const person = await openSession(dependencies, kept.token);
  if (!person) throw refuse('session_expired');
  return { entered: { ...kept, session: await viewSession(dependencies, person) } };
}

async function connectTo(
  dependencies: ProviderDependencies,
  { userId }: SignedIn,
  provider: Provider,
  { subject }: OpenIdIdentity,
): Promise<void> {
  const { database, clock, providerNames } = dependencies;
  await database.asAuth(async (tx) => {
    if (!(await connect(tx, { userId, provider, subject }, clock.now())))
      throw refuse('provider_connected_elsewhere', { name: providerNames[provider] });
    const account = await findAccount(tx, userId);
    if (account) await tellConnected(tx, dependencies, account, provider);
  });
}

/** Never the last way in, also when two are taken off at the same moment. Who came in by it elsewhere is signed out. */
export async function disconnectProvider(
  { database, clock }: ProviderDependencies,
  person: SignedIn,
  provider: Provider,
): Promise<void> {
  await requireRecentProof({ database, clock }, person);
  const { userId, sessionId } = person;
  await database.asAuth(async (tx) => {
    await holdAccount(tx, userId);
    if (!(await disconnect(tx, userId, provider))) throw refuse('not_found');
    if ((await findWaysIn(tx, userId)).length === 0) throw refuse('last_way_in');
    await endCredentials(tx, 'disconnect_provider', { userId, sessionId });
  });
}

/** Asks a provider something, and says in our words why it did not answer. */
async function askProvider<T>(
  { providers, providerNames }: ProviderDependencies,
  id: Provider,
  ask: (provider: OpenIdProvider) => Promise<T>,
): Promise<T> {
  const name = providerNames[id];
  const provider = providers[id];
  if (!provider) throw refuse('provider_not_configured', { name });
  try {
    return await ask(provider);
  } catch (error) {
    if (!(error instanceof OpenIdError)) throw error;
    if (error.failure === 'declined') throw refuse('provider_declined', { name });
    if (error.failure === 'invalid') throw refuse('provider_sign_in_not_valid');
    throw refuse('provider_unreachable', { name });
  }
}
