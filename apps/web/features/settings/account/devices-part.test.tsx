import { expect, test } from 'vitest';
import { openSavers } from '../../../lib/keeping/open-savers.ts';
import { toasts } from '../../../lib/speaking/toasts.ts';
import { type ShownPage, screen, showPage, within } from '../../../lib/testing/page.tsx';
import { aSession } from '../../../lib/testing/people.ts';
import { until } from '../../../lib/testing/until.ts';
import { DevicesPart } from './devices-part.tsx';

function showDevices(): Promise<ShownPage> {
  return showPage(<DevicesPart />, {
    path: '/settings?tab=account',
    session: aSession('student'),
    answers: { 'GET /account/devices': [], 'POST /sign-out-everywhere': { done: true } },
  });
}
function listSent({ asked }: ShownPage) {
  return asked.filter(({ method }) => method !== 'GET');
}

test('signing out everywhere asks first, ends every session and leads away', async () => {
  const page = await showDevices();
  await page.person.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  const question = screen.getByRole('alertdialog', { name: 'Sign out everywhere?' });
  expect(listSent(page)).toEqual([]);
  await page.person.click(within(question).getByRole('button', { name: 'Sign out everywhere' }));
  await until(() =>
    expect(toasts.visible().map(({ text }) => text)).toContain('You are signed out everywhere.'),
  );
  expect(listSent(page).map(({ path }) => path)).toEqual(['/sign-out-everywhere']);
});

test('signing out everywhere waits for the last changes, and says once that they are not saved', async () => {
  const page = await showDevices();
  const close = openSavers.add(async () => false);
  const leave = async () => {
    await page.person.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    const question = screen.getByRole('alertdialog', { name: 'Sign out everywhere?' });
    await page.person.click(within(question).getByRole('button', { name: 'Sign out everywhere' }));
  };
  await leave();
  await until(() =>
    expect(screen.getByText(/^Error: You are still signed in because your last changes/)).toBeTruthy(),
  );
  expect(listSent(page)).toEqual([]);
  await leave();
  await until(() => expect(listSent(page).map(({ path }) => path)).toEqual(['/sign-out-everywhere']));
  close();
});
