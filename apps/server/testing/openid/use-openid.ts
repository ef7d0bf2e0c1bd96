import { cookieOf } from '../http/people.ts';
import type { TestApi } from '../http/use-api.ts';
import type { OpenIdPerson, OpenIdServer } from './openid-server.ts';

/** What the browser holds when the provider has sent it back. */
export interface Returned {
  readonly answer: string;
  /** The cookie that shows that it is the same browser. */
  readonly handshake: string;
}

/** Begins a sign-in, or with a session the connecting of a provider, and lets this person sign in there. */
export async function comeBack(
  api: TestApi,
  openId: OpenIdServer,
  who: OpenIdPerson | null,
  { cookie, returnTo = '/library' }: { cookie?: string; returnTo?: string } = {},
): Promise<Returned> {
  const begun = await api.server.inject({
    method: 'POST',
    url: cookie === undefined ? '/api/sign-in/providers/oidc' : '/api/account/connections/oidc',
    payload: { returnTo },
    headers: { cookie: cookie ?? '' },
  });
  if (begun.statusCode !== 200) throw new Error(`The sign-in was not begun: ${begun.body}`);
  openId.signsIn(who);
  const answer = await openId.visit(begun.json<{ address: string }>().address);
  return { answer, handshake: cookieOf(begun.headers['set-cookie']) };
}

/** Ends it, as the page does to which the provider sends the browser. */
export function complete(api: TestApi, { answer, handshake }: Returned, cookie = '') {
  return api.server.inject({
    method: 'POST',
    url: '/api/sign-in/providers/oidc/completion',
    payload: { answer },
    headers: { cookie: [handshake, cookie].filter(Boolean).join('; ') },
  });
}
