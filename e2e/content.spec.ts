import type { Page } from '@playwright/test';
import { expect, openPage, seeText, test } from './support/journey.ts';
import { pressKey, tabTo, typeInto } from './support/keyboard.ts';
import { discardChanges, findOwnResource } from './support/own-content.ts';
import { signInAs } from './support/people.ts';

interface Content {
  readonly submissions: readonly { readonly id: string }[];
}

function findStanding(page: Page) {
  return page.getByRole('group', { name: 'Status' });
}

async function submitResource(page: Page, words: string): Promise<void> {
  await pressKey(page, 'button', 'Submit the new version', findStanding(page));
  const dialog = page.getByRole('dialog', { name: 'Submit for review' });
  await expect(dialog.getByRole('radio', { name: 'Everyone, in the library' })).toBeChecked();
  await typeInto(page, 'Note to reviewers (optional)', words, dialog);
  await pressKey(page, 'button', 'Submit', dialog);
}

test('a teacher edits a published resource by keyboard while readers see the old one, until it is approved', {
  tag: '@core',
}, async ({ page, as, spoken, browser, baseURL: url }) => {
  const baseURL = url ?? '';
  await as('professional');
  const title = 'A molecule of ammonia';
  await page.goto('/');
  const id = await findOwnResource(page, title);
  await discardChanges(page, id);
  const admin = await browser.newPage({ baseURL });
  await signInAs(admin, baseURL, 'admin');
  const decide = async (kind: string, words = '') => {
    const content = (await (await page.request.get(`/api/content/${id}`)).json()) as Content;
    const answer = await admin.request.post(`/api/submissions/${content.submissions[0]?.id}/decision`, {
      headers: { origin: baseURL },
      data: { kind, words },
    });
    expect(answer.ok()).toBe(true);
  };
  const reader = await browser.newPage({ baseURL });
  const readersSee = async (words: string) => {
    await openPage(reader, `/resource/${id}`, title);
    await expect(reader.getByRole('group', { name: 'Description' })).toContainText(words);
  };

  await openPage(page, `/resource/${id}`, title);
  await pressKey(page, 'link', 'Manage');
  await expect(findStanding(page)).toContainText('Everyone can find it in the library.');
  const description = page.getByRole('textbox', { name: 'Description (optional)' });
  const before = await description.inputValue();
  await tabTo(page, description);
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText('Three hydrogens stand like the legs of a stool.');
  await spoken.toInclude('Your changes are saved as a draft.');
  await expect(page.getByRole('group', { name: 'What changes' })).toContainText(
    'Readers do not see your changes to 1 field yet.',
  );
  await readersSee(before);

  // What was typed and never arrived is there again after a closed tab; a save that was lost is said.
  await page.route('**/api/content/*/draft', (route) => route.abort());
  await page.keyboard.insertText(' Touch them.');
  await spoken.toInclude('Error: Your changes are not saved yet.');
  await page.unroute('**/api/content/*/draft');
  await page.reload();
  await expect(description).toHaveValue('Three hydrogens stand like the legs of a stool. Touch them.');

  await submitResource(page, 'Shorter, and with a picture in words.');
  await spoken.toInclude('Success: Submitted. You will get the answer here and by email.');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await expect(findStanding(page)).toContainText('Your new version is waiting for review');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveCount(0);
  await readersSee(before);

  await decide('reject', 'Say which atom stands above them.');
  await page.reload();
  await expect(findStanding(page)).toContainText('Rejected by Adam Weiss');
  await expect(findStanding(page)).toContainText('Say which atom stands above them.');
  await readersSee(before);
  await tabTo(page, description);
  await page.keyboard.press('Control+A');
  const better = `Nitrogen stands on three hydrogens like a stool on its legs (${process.pid}).`;
  await page.keyboard.insertText(better);
  await submitResource(page, 'The atom is named.');
  await expect(findStanding(page)).toContainText('Your new version is waiting for review');
  await pressKey(page, 'button', 'Withdraw the new version', findStanding(page));
  await pressKey(
    page,
    'button',
    'Withdraw',
    page.getByRole('alertdialog', { name: 'Withdraw the new version?' }),
  );
  await spoken.toInclude('Success: Your new version is withdrawn.');
  await submitResource(page, 'The atom is named.');
  await expect(findStanding(page)).toContainText('Your new version is waiting for review');
  await decide('approve');
  await readersSee(better);
  await page.reload();
  const entries = page.getByRole('group', { name: 'History' }).getByRole('listitem');
  for (const [at, words] of [
    'Approved by Adam Weiss',
    'Withdrawn before it was reviewed',
    'Rejected by Adam Weiss',
  ].entries())
    await expect(entries.nth(at)).toContainText(words);
  await expect(findStanding(page)).toContainText('Everyone can find it in the library.');
  await admin.close();
  await reader.close();
});

test('two tabs that edit one resource are told of each other, and nothing is lost before the person chooses', async ({
  page,
  as,
  spoken,
  context,
}) => {
  await as('professional');
  const title = 'A molecule of methane';
  await page.goto('/');
  const id = await findOwnResource(page, title);
  await discardChanges(page, id);
  const field = (tab: Page) => tab.getByRole('textbox', { name: 'Title' });
  await openPage(page, `/content/${id}`, title);
  const other = await context.newPage();
  await openPage(other, `/content/${id}`, title);
  await field(other).fill('Methane, from the other tab');
  await expect(seeText(other, 'Draft saved.', { exact: true })).toBeVisible();

  await tabTo(page, field(page));
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText('Methane, from this tab');
  await spoken.toInclude('Error: This resource was changed in another tab.');
  const notice = page.getByRole('group', { name: 'Changed in another tab' });
  await expect(notice).toContainText('Methane, from the other tab');
  await expect(field(page)).toHaveValue('Methane, from this tab');
  await pressKey(page, 'button', 'Choose which version to keep');
  await expect(notice.getByRole('heading', { level: 2 })).toBeFocused();
  await pressKey(page, 'button', 'Keep this version', notice);
  await spoken.toInclude('Your changes are saved as a draft.');
  await expect(page.getByRole('heading', { name: 'Edit', exact: true })).toBeFocused();

  await field(other).fill('Methane, once more');
  await other.getByRole('button', { name: 'Use the version from the other tab' }).click();
  await expect(field(other)).toHaveValue('Methane, from this tab');
  await other.close();

  await pressKey(page, 'button', 'Discard the changes', findStanding(page));
  await pressKey(page, 'button', 'Discard the changes', page.getByRole('alertdialog'));
  await spoken.toInclude('Success: Your changes are discarded.');
  await expect(field(page)).toHaveValue(title);
  await field(page).fill('');
  await pressKey(page, 'button', 'Submit the new version', findStanding(page));
  await expect(page.getByRole('group', { name: 'There is a problem' })).toContainText('Please enter a title');
  await field(page).fill(title);
  await expect(seeText(page, 'Draft saved.', { exact: true })).toBeVisible();
});

test('a foreign, a missing and an invalid address show the same page, and a guest returns after the sign-in', async ({
  page,
  as,
}) => {
  await as('professional');
  await page.goto('/');
  const id = await findOwnResource(page, 'A molecule of carbon dioxide');
  await as('teacher');
  const told: string[] = [];
  for (const address of [id, '018f0000-0000-7000-8000-000000000000', 'nothing']) {
    await openPage(page, `/content/${address}`, 'Content not found');
    told.push(await page.locator('main .flow').innerText());
  }
  expect(told).toEqual(told.map(() => told[0]));

  await as('professional');
  await openPage(page, `/content/${id}`, 'A molecule of carbon dioxide');
  await page.route('**/api/content/*', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ json: {} }) : route.continue(),
  );
  await pressKey(page, 'button', 'Delete this resource');
  const asking = page.getByRole('alertdialog', { name: 'Delete “A molecule of carbon dioxide”?' });
  await expect(asking.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await pressKey(page, 'button', 'Delete permanently', asking);
  await expect(page.getByRole('heading', { level: 1, name: 'Library' })).toBeVisible();
  await page.context().clearCookies();
  await openPage(page, `/content/${id}`, 'Welcome back');
  await expect.poll(() => new URL(page.url()).searchParams.get('return')).toBe(`/content/${id}`);
});
