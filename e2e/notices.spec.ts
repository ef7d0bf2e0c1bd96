import type { APIRequestContext, Page } from '@playwright/test';
import { expect, openPage, seeText, test } from './support/journey.ts';
import { pressKey, tabTo } from './support/keyboard.ts';
import { DEMO_PASSWORD, emailOf } from './support/people.ts';
import { listenToAnnouncements } from './support/spoken.ts';

interface Listed {
  rows: readonly { id: string; title: string }[];
}
interface Letter {
  to: string;
  subject: string;
  links: readonly string[];
}

/** One call of the API that must succeed. */
function call(request: APIRequestContext, origin: string) {
  return async <Answer>(
    method: 'get' | 'post' | 'put' | 'patch',
    path: string,
    data?: object,
  ): Promise<Answer> => {
    const options = { headers: { origin }, ...(data && { data }) };
    const answer = await request[method](`${origin}/api${path}`, options);
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as Answer;
  };
}

function findBell(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: /^Notices, / });
}

test('a notice reaches all open pages, is announced once, and is read in all of them, and unwanted letters stop', {
  tag: '@core',
}, async ({ page, context, browser, playwright, baseURL, spoken }) => {
  const asAdministrator = call(await playwright.request.newContext(), baseURL ?? '');
  await asAdministrator('post', '/sign-in', { email: emailOf('admin'), password: DEMO_PASSWORD });
  const own = call(page.request, baseURL ?? '');
  const { email, password } = await own<{ email: string; password: string }>('post', '/setup/people', {
    role: 'student',
  });
  await own('post', '/sign-in', { email, password });
  const { rows } = await own<Listed>('get', '/library/marketplace?limit=1');
  const { id: resource, title } = rows[0] ?? { id: '', title: '' };
  const { id: wish } = await own<{ id: string }>('post', `/resources/${resource}/accessible-requests`, {
    form: 'other',
    words: `Felt, as ${email} needs it`,
  });

  await openPage(page, '/accessibility', 'Accessibility');
  await expect(findBell(page)).toHaveAccessibleName('Notices, none unread');
  const other = await context.newPage();
  const spokenInOther = await listenToAnnouncements(other);
  await openPage(other, '/notices', 'Notices');
  await expect(other.getByRole('heading', { name: 'No notices found' })).toBeVisible();

  await asAdministrator('put', `/accessible-requests/${wish}/taken`);
  for (const each of [page, other]) await expect(findBell(each)).toHaveAccessibleName('Notices, 1 unread');
  const news = `1 new notice: Someone is working on the accessible version of “${title}” that you asked for.`;
  const heard = async () =>
    [...(await spoken.all()), ...(await spokenInOther.all())].filter((said) => said.includes(news));
  await expect.poll(heard).toHaveLength(1);
  await expect(seeText(other, 'Unread', { exact: true })).toBeVisible();

  await pressKey(page, 'button', 'Notices, 1 unread');
  const latest = page.getByRole('dialog', { name: 'Notices' });
  await expect(latest.getByRole('listitem')).toContainText(['Someone is working on the accessible version']);
  await pressKey(page, 'button', 'Mark all as read', latest);
  await spoken.toInclude('All notices are marked as read.');
  await expect(seeText(latest, 'Read', { exact: true })).toBeVisible();
  await expect(latest.getByRole('button', { name: 'Mark all as read' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(findBell(page)).toBeFocused();
  for (const each of [page, other]) await expect(findBell(each)).toHaveAccessibleName('Notices, none unread');
  await expect(seeText(other, 'Read', { exact: true })).toBeVisible();

  await openPage(page, '/settings?tab=account', 'Settings');
  await tabTo(page, page.getByRole('switch', { name: 'Email me about requests for accessible versions' }));
  await page.keyboard.press('Space');
  await spoken.toInclude('Success: Saved.');
  await asAdministrator('post', `/accessible-requests/${wish}/answer`, {
    outcome: 'answered',
    words: 'There is a sheet of felt now.',
  });
  await expect(seeText(other, 'There is a sheet of felt now.')).toBeVisible();
  await expect(findBell(page)).toHaveAccessibleName('Notices, 1 unread');

  // A letter about the account comes whatever one chose: once it is there, the other one would be too.
  const { id: request } = await own<{ id: string }>('post', '/upload-requests', {
    roleWanted: 'teacher',
    reason: 'I teach geography.',
  });
  await asAdministrator('post', `/upload-requests/${request}/decision`, { granted: false });
  const letters = async () => (await own<Letter[]>('get', '/setup/outbox')).filter(({ to }) => to === email);
  const subjects = async () => (await letters()).map(({ subject }) => subject).toSorted();
  await expect
    .poll(subjects, { timeout: 120_000 })
    .toEqual([`In progress: ${title}`, 'Your request to upload was declined']);

  await own('patch', '/account/preferences', { mailsRequests: true });
  const [wayOut = ''] = (await letters()).flatMap(({ links }) =>
    links.filter((link) => link.includes('stop')),
  );
  const stranger = await browser.newPage();
  await openPage(stranger, wayOut, 'Stop these emails');
  await pressKey(stranger, 'button', 'Stop these emails');
  await expect(seeText(stranger, 'You will no longer get these emails.')).toBeVisible();
  await expect.poll(() => own('get', '/account/preferences')).toMatchObject({ mailsRequests: false });
});

test('the page of notices is used by keyboard to filter unread ones, read them and remove them', async ({
  page,
  playwright,
  baseURL,
  spoken,
}) => {
  const asAdministrator = call(await playwright.request.newContext(), baseURL ?? '');
  await asAdministrator('post', '/sign-in', { email: emailOf('admin'), password: DEMO_PASSWORD });
  const own = call(page.request, baseURL ?? '');
  const { email, password } = await own<{ email: string; password: string }>('post', '/setup/people', {
    role: 'student',
  });
  await own('post', '/sign-in', { email, password });
  for (const words of ['Which school?', 'Which class?']) {
    const { id } = await own<{ id: string }>('post', '/upload-requests', {
      roleWanted: 'teacher',
      reason: 'I teach.',
    });
    await asAdministrator('post', `/upload-requests/${id}/decision`, { granted: false, words });
  }
  await openPage(page, '/notices', 'Notices');
  const items = page.getByRole('main').getByRole('list', { name: 'Notices' }).getByRole('listitem');
  await expect(items).toContainText(['Which class?', 'Which school?']);
  await spoken.toInclude('2 notices');
  await pressKey(page, 'button', /^Mark as read: /, items.first());
  await spoken.toInclude('The notice is marked as read.');
  await expect(items.first().getByRole('button', { name: 'Mark as unread' })).toBeFocused();
  await tabTo(page, page.getByRole('switch', { name: 'Only unread notices' }));
  await page.keyboard.press('Space');
  await expect(items).toContainText(['Which school?']);
  await expect.poll(() => new URL(page.url()).search).toBe('?show=unread');
  await spoken.toInclude('1 unread notice');
  await pressKey(page, 'button', /^Mark as read: /, items.first());
  await expect(page.getByRole('heading', { level: 1, name: 'Notices' })).toBeFocused();
  await pressKey(page, 'button', 'Show all notices');
  await pressKey(page, 'button', /^Remove: /, items.first());
  await spoken.toInclude('Success: The notice is removed.');
  await expect(items).toContainText(['Which school?']);
  await expect(page.getByRole('heading', { level: 1, name: 'Notices' })).toBeFocused();
});
