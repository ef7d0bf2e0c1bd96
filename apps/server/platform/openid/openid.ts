import * as client from 'openid-client';
import { fetchBounded } from './fetch-bounded.ts';

export interface OpenIdSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** What binds an answer to the browser that asked; each is known to that browser and to us alone. */
export interface Handshake {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Who somebody is, as the provider vouches for it. */
export interface OpenIdIdentity {
  /** The issuer and the subject together: a subject is unique with its issuer only. */
  readonly subject: string;
  readonly email: string | undefined;
  readonly emailVerified: boolean;
  readonly name: string | undefined;
}

/** declined: the person or the provider said no; invalid: an answer that was not asked for; unreachable: the rest. */
export type OpenIdFailure = 'declined' | 'invalid' | 'unreachable';

export class OpenIdError extends Error {
  override readonly name = 'OpenIdError';
  readonly failure: OpenIdFailure;

  constructor(failure: OpenIdFailure, cause: unknown) {
    super(`The provider's answer is ${failure}.`, { cause });
    this.failure = failure;
  }
}

/** One OpenID Connect server: authorization code, PKCE, state and nonce. */
export interface OpenIdProvider {
  /** Where the browser goes to sign in there. */
  address(redirect: string, handshake: Handshake): Promise<URL>;
  /** Who came back: the address with the answer in it, as the browser saw it. */
  identify(answer: URL, handshake: Handshake): Promise<OpenIdIdentity>;
}

const TIMEOUT_SECONDS = 10;
const SCOPE = 'openid email profile';

export function openIdProvider({ issuer, clientId, clientSecret }: OpenIdSettings): OpenIdProvider {
  let known: Promise<client.Configuration> | undefined;
  const server = new URL(issuer);

  // Asked for when somebody signs in: a provider that is away must not keep the server from starting.
  const discovered = async (): Promise<client.Configuration> => {
    known ??= client.discovery(server, clientId, clientSecret, undefined, {
      timeout: TIMEOUT_SECONDS,
      [client.customFetch]: (url, options) => fetchBounded(url, options as RequestInit),
      ...(server.protocol === 'http:' ? { execute: [client.allowInsecureRequests] } : {}),
    });
    try {
      return await known;
    } catch (error) {
      known = undefined;
      throw new OpenIdError('unreachable', error);
    }
  };

  return {
    async address(redirect, { state, nonce, verifier }) {
      return client.buildAuthorizationUrl(await discovered(), {
        redirect_uri: redirect,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
    },

    async identify(answer, { state, nonce, verifier }) {
      const configuration = await discovered();
      if (answer.searchParams.get('state') !== state) throw new OpenIdError('invalid', 'another state');
      try {
        const tokens = await client.authorizationCodeGrant(configuration, answer, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        return identityOf(await claimsOf(configuration, tokens));
      } catch (error) {
        throw new OpenIdError(failureOf(error), error);
      }
    },
  };
}

type Tokens = Awaited<ReturnType<typeof client.authorizationCodeGrant>>;
type Claims = Readonly<Record<string, unknown>> & { readonly iss: string; readonly sub: string };

/** Some tell the address in the token, others only when they are asked. */
async function claimsOf(configuration: client.Configuration, tokens: Tokens): Promise<Claims> {
  const claims = tokens.claims();
  if (!claims) throw new Error('The provider gave no identity token.');
  if (claims['email'] !== undefined || !configuration.serverMetadata().userinfo_endpoint) return claims;
  return { ...(await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)), ...claims };
}

function identityOf(claims: Claims): OpenIdIdentity {
  return {
    subject: `${claims.iss} ${claims.sub}`,
    email: textOf(claims['email']),
    // Microsoft says it in a claim of its own: the owner of the domain was verified.
    emailVerified: [claims['email_verified'], claims['xms_edov']].some((word) => YES.has(word)),
    name: textOf(claims['name']),
  };
}

const YES = new Set<unknown>([true, 'true', 1, '1']);

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** What the provider refuses itself it says in an answer of its own; a code that it does not know was not from it. */
function failureOf(error: unknown): OpenIdFailure {
  if (error instanceof client.AuthorizationResponseError)
    return error.error === 'server_error' || error.error === 'temporarily_unavailable'
      ? 'unreachable'
      : 'declined';
  if (error instanceof client.ResponseBodyError)
    return error.error === 'invalid_grant' ? 'invalid' : 'unreachable';
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'OAUTH_INVALID_RESPONSE' ? 'invalid' : 'unreachable';
}
