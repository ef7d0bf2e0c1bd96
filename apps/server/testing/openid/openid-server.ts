// oxlint-disable-next-line typescript/triple-slash-reference -- compiled on its own as well, by who imports it
/// <reference path="./oidc-provider.d.ts" />
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import OpenIdProvider from 'oidc-provider';
import { MemoryAdapter } from './memory-adapter.ts';

/** Somebody who has an account at the provider. */
export interface OpenIdPerson {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
}

export interface OpenIdServer {
  /** The settings by which a server of ours signs people in here. */
  readonly settings: Readonly<Record<string, string>>;
  /** Who sits at the browser from now on; null for somebody who says no. */
  readonly signsIn: (person: OpenIdPerson | null) => void;
  /** Follows the address as a browser does, and says with which query it is sent back. */
  readonly visit: (address: string) => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** Where a server of a test is taken to be, as long as it has no PUBLIC_URL. */
const SERVER_OF_TESTS = 'http://localhost:3000';

/** A real OpenID Connect server on loopback, whose people sign in and consent without being asked. */
export async function startOpenIdServer(ours = SERVER_OF_TESTS): Promise<OpenIdServer> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = { id: 'relievo', secret: randomBytes(24).toString('hex') };
  const people = new Map<string, OpenIdPerson>();
  let present: OpenIdPerson | null = null;
  const provider = new OpenIdProvider(issuer, {
    adapter: MemoryAdapter,
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: ['oidc', 'google', 'microsoft'].map((id) => `${ours}/auth/callback/${id}`),
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    jwks: { keys: [signingKey()] },
    ttl: {
      Interaction: 600,
      Session: 600,
      Grant: 600,
      AccessToken: 600,
      IdToken: 600,
      AuthorizationCode: 60,
    },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    findAccount: (_: unknown, sub: string) => ({ accountId: sub, claims: async () => people.get(sub) }),
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
  });
  const answer = provider.callback();

  const interact = async (request: IncomingMessage, response: ServerResponse) => {
    const { prompt, params, session } = await provider.interactionDetails(request, response);
    if (present === null) return provider.interactionFinished(request, response, { error: 'access_denied' });
    if (prompt.name === 'login')
      return provider.interactionFinished(request, response, { login: { accountId: present.sub } });
    const grant = new provider.Grant({
      accountId: session?.accountId ?? present.sub,
      clientId: String(params['client_id']),
    });
    grant.addOIDCScope('openid email profile');
    return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
  };
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/')) {
      interact(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
    } else {
      answer(request, response);
    }
  });

  return {
    settings: {
      OIDC_NAME: 'Northern University',
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: client.id,
      OIDC_CLIENT_SECRET: client.secret,
    },
    signsIn(person) {
      present = person;
      if (person) people.set(person.sub, person);
    },
    visit: (address) => follow(address, issuer),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function signingKey(): Record<string, unknown> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'test' };
}

/** A browser that has never been there: its cookies begin and end with this visit. */
async function follow(address: string, issuer: string): Promise<string> {
  const cookies = new Map<string, string>();
  let next = new URL(address);
  for (let steps = 0; steps < 20; steps += 1) {
    if (next.origin !== issuer) return next.search;
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(next, { redirect: 'manual', headers: { cookie } });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location === null) throw new Error(`${next} answered ${answer.status}: ${await answer.text()}`);
    next = new URL(location, next);
  }
  throw new Error('The provider sends its visitors round in circles.');
}
