import { expect, test } from 'vitest';
import { toasts } from '../../lib/speaking/toasts.ts';
import { type ShownPage, screen, showPage } from '../../lib/testing/page.tsx';
import { aSession } from '../../lib/testing/people.ts';
import { refuse } from '../../lib/testing/server.ts';
import { until } from '../../lib/testing/until.ts';
import { ProviderReturnPage } from './provider-return-page.tsx';

function comeBack(answer: object): Promise<ShownPage> {
  return showPage(<ProviderReturnPage />, {
    path: '/auth/callback/google?code=1&state=2',
    route: '/auth/callback/$provider',
    answers: { 'POST /sign-in/providers/{provider}/completion': answer },
  });
}

test('whoever comes back from a provider is signed in on every page, and where they were before', async () => {
  const session = aSession('teacher');
  const page = await comeBack({ did: 'signed_in', session, returnTo: '/library?sort=oldest' });
  await until(() => expect(page.address()).toBe('/library?sort=oldest'));
  expect(page.queries.getQueryData(['session'])).toEqual(session);
  expect(toasts.visible().map(({ text }) => text)).toEqual(["You've been successfully logged in."]);
  expect(page.asked.at(-1)?.body).toEqual({ answer: '?code=1&state=2' });
});

test('an account with a second step is asked for it', async () => {
  const page = await comeBack(refuse('second_step_needed', { returnTo: '/library' }));
  await until(() => expect(page.address()).toBe('/auth/second-step?return=%2Flibrary'));
});

test('a refusal is told, with a way back', async () => {
  await comeBack(refuse('provider_declined'));
  const link = await screen.findByRole('link', { name: 'Back to sign in' });
  expect(link.getAttribute('href')).toBe('/auth');
});
