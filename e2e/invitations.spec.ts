import { signInByForm, signUpByForm } from './support/account-forms.ts';
import { test } from './support/installation.ts';
import { expect, openPage, seeText } from './support/journey.ts';
import { pressKey, tabTo, typeInto } from './support/keyboard.ts';
import { createPerson, createTeacher, signInAt } from './support/members.ts';

/** Journeys of invitations, by keyboard alone and with real mail. */
test.describe.configure({ mode: 'default' });

const INVITATIONS = '/organization/settings?tab=invitations';

test('an owner invites a list, a newcomer signs up by the link and appears among the members', async ({
  page,
  installation,
  spoken,
  browser,
}) => {
  const { url: baseURL } = installation;
  const owner = await createTeacher(page, installation, 'Olga');
  await signInAt(page, baseURL, owner);
  const school = 'Harbour School';
  await page.request.post('/api/organizations', { headers: { origin: baseURL }, data: { name: school } });
  const nina = createPerson('Nina');
  await openPage(page, INVITATIONS, 'Organization Settings');
  await pressKey(page, 'button', 'Send invitations');
  await expect(page.getByRole('group', { name: 'There is a problem' })).toContainText(
    'Please enter at least one email address',
  );
  await typeInto(page, 'Email addresses', `Nina <${nina.email}>, nobody@, ${owner.email}`);
  await tabTo(page, page.getByRole('radio', { name: /^Member:/ }));
  await page.keyboard.press('ArrowDown');
  await pressKey(page, 'button', 'Send invitations');
  await spoken.toInclude('Success: 1 invitation sent.');
  await expect(page.getByRole('heading', { name: 'Not invited' })).toBeFocused();
  const left = page.getByRole('group', { name: 'Not invited' });
  await expect(left).toContainText('nobody@: This is not an email address.');
  await expect(left).toContainText(`${owner.email}: They belong to the organization already.`);
  await expect(page.getByRole('textbox', { name: 'Email addresses' })).toHaveValue('nobody@');
  await expect(page.getByRole('row', { name: new RegExp(nina.email) })).toContainText('Reviewer');
  await pressKey(page, 'button', 'Email', page.getByRole('columnheader', { name: 'Email' }));
  await spoken.toInclude('Sorted by Email, descending');

  const link = await installation.linkIn(nina.email, `Olga invites you to ${school}`);
  const newcomer = await browser.newPage({ baseURL });
  await openPage(newcomer, link, `Invitation to ${school}`);
  await pressKey(newcomer, 'link', 'Create an account', newcomer.locator('main'));
  await signUpByForm(newcomer, nina);
  await newcomer.goto(await installation.linkIn(nina.email, 'Verify your email address'));
  await pressKey(newcomer, 'button', 'Verify my address');
  await expect(seeText(newcomer, 'Your email address is verified.')).toBeVisible();
  await openPage(newcomer, link, `Invitation to ${school}`);
  await pressKey(newcomer, 'link', 'Sign in', newcomer.locator('main'));
  await signInByForm(newcomer, nina.email);
  await expect(newcomer.getByRole('heading', { level: 1, name: `Invitation to ${school}` })).toBeVisible();
  await pressKey(newcomer, 'button', 'Accept the invitation');
  await expect(seeText(newcomer, `${school}. Your role: Reviewer.`)).toBeVisible();
  await expect(
    seeText(newcomer, `You joined ${school}. You are now working in it.`, { exact: true }),
  ).toBeVisible();
  await openPage(newcomer, link, 'Invitation');
  await expect(seeText(newcomer, /^This invitation was already accepted\./)).toBeVisible();
  await newcomer.close();

  await openPage(page, '/organization/settings?tab=members', 'Organization Settings');
  await expect(page.getByRole('row', { name: /^Nina/ })).toContainText('Reviewer');
});

test('somebody who was invited and signs up without the link finds the invitation on Home and in the notices, and joins there', async ({
  page,
  installation,
  browser,
}) => {
  const { url: baseURL } = installation;
  const owner = await createTeacher(page, installation, 'Orla');
  await signInAt(page, baseURL, owner);
  const headers = { origin: baseURL };
  const school = 'Lake School';
  const founded = await page.request.post('/api/organizations', { headers, data: { name: school } });
  const { organization } = (await founded.json()) as { organization: { id: string } };
  const nora = createPerson('Nora');
  const data = { emails: nora.email };
  await page.request.post(`/api/organizations/${organization.id}/invitations`, { headers, data });

  const newcomer = await browser.newPage({ baseURL });
  await openPage(newcomer, '/auth/signup', 'Create your account');
  await signUpByForm(newcomer, nora);
  await newcomer.goto(await installation.linkIn(nora.email, 'Verify your email address'));
  await pressKey(newcomer, 'button', 'Verify my address');
  await expect(seeText(newcomer, 'Your email address is verified.')).toBeVisible();
  await openPage(newcomer, '/auth', 'Welcome back');
  await signInByForm(newcomer, nora.email);
  await expect(newcomer.getByRole('heading', { level: 2, name: 'You are invited' })).toBeVisible();
  await openPage(newcomer, '/notices', 'Notices');
  await pressKey(newcomer, 'link', `Orla invites you to join ${school}.`, newcomer.locator('main'));
  await expect(newcomer.getByRole('heading', { level: 1, name: 'Your invitations' })).toBeVisible();
  await openPage(newcomer, '/', 'Your dashboard');
  await pressKey(newcomer, 'button', `Join ${school}`);
  await expect(seeText(newcomer, `${school}. Your role: Member.`)).toBeVisible();
  await openPage(newcomer, '/', 'Your dashboard');
  await expect(newcomer.getByRole('heading', { level: 2, name: 'You are invited' })).toHaveCount(0);
  await newcomer.close();
});

test('an invitation for another address says so, and one that is revoked lets nobody in', {
  tag: '@core',
}, async ({ page, installation, spoken, browser }) => {
  const { url: baseURL } = installation;
  const owner = await createTeacher(page, installation, 'Otto');
  await signInAt(page, baseURL, owner);
  const school = 'Hill School';
  await page.request.post('/api/organizations', { headers: { origin: baseURL }, data: { name: school } });
  const { email } = createPerson('Pia');
  await openPage(page, INVITATIONS, 'Organization Settings');
  await typeInto(page, 'Email addresses', email);
  await pressKey(page, 'button', 'Send invitations');
  await spoken.toInclude('Success: 1 invitation sent.');
  const link = await installation.linkIn(email, `Otto invites you to ${school}`);

  await openPage(page, link, `Invitation to ${school}`);
  await expect(seeText(page, new RegExp(`You are signed in as ${owner.email}\\.`))).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accept the invitation' })).toHaveCount(0);

  await openPage(page, INVITATIONS, 'Organization Settings');
  await pressKey(page, 'button', `Send again: ${email}`);
  await spoken.toInclude(/This address has just got an email/);
  await pressKey(page, 'button', `Revoke: ${email}`);
  const question = page.getByRole('alertdialog', { name: `Revoke the invitation to ${email}?` });
  await pressKey(page, 'button', 'Revoke', question);
  await spoken.toInclude(`Success: The invitation to ${email} is revoked.`);
  await expect(seeText(page, 'No invitation is waiting')).toBeVisible();
  const invited = await browser.newPage({ baseURL });
  await openPage(invited, link, 'Invitation');
  await expect(seeText(invited, /^We can’t find this invitation\./)).toBeVisible();
  await expect(invited.getByText(school)).toHaveCount(0);
  await invited.close();
});
