import { HOME_OF } from './support/home.ts';
import { expect, openPage, seeText, test } from './support/journey.ts';
import { pressKey, tabTo, typeInto } from './support/keyboard.ts';
import { signInAs } from './support/people.ts';

const SETTINGS = '/organization/settings?tab=members';

/** One organization, and nothing that belongs to it. */
const ORGANIZATION = /\/api\/organizations\/[\da-f-]{36}$/;

test('somebody creates an organization from the account menu by keyboard, and finds themselves its owner', async ({
  page,
  as,
  spoken,
}) => {
  const name = `مدرسة Touch ${process.pid}`;
  await as('professional');
  await openPage(page, '/', HOME_OF.professional);
  await pressKey(page, 'button', 'Account');
  const entry = page.getByRole('menuitem', { name: 'Create organization' });
  while (!(await entry.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Create organization' })).toBeFocused();
  await pressKey(
    page,
    'button',
    'Create organization',
    page.getByRole('form', { name: 'Create organization' }),
  );
  await expect(page.getByRole('group', { name: 'There is a problem' })).toContainText('Please enter a name');
  await typeInto(page, 'Name', name);
  await page.keyboard.press('Enter');
  await spoken.toInclude(`Success: ${name} is created. You are now working in it.`);
  await expect(page.getByRole('heading', { level: 1, name: 'Organization Settings' })).toBeFocused();
  await expect(seeText(page, `${name}. Your role: Owner.`)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText(name);
  await spoken.toInclude('No resources found');
  await tabTo(page, page.getByRole('tab', { name: 'Content' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await spoken.toInclude('1 member found');

  await pressKey(page, 'button', `Leave ${name}`);
  await pressKey(page, 'button', 'Leave', page.getByRole('alertdialog', { name: `Leave ${name}?` }));
  await expect(seeText(page, /This is the only owner, and an organization needs one\./)).toBeVisible();
});

test('an owner finds a member by keyboard and changes their role, and the member reads it', {
  tag: '@core',
}, async ({ page, as, spoken, browser, baseURL: url }) => {
  const baseURL = url ?? '';
  await as('institution');
  await openPage(page, SETTINGS, 'Organization Settings');
  await tabTo(page, page.getByRole('searchbox', { name: 'Search members by name or user name' }));
  await page.keyboard.insertText('sofia');
  await spoken.toInclude('1 member found');
  await expect(page.getByRole('row')).toHaveCount(2);
  await pressKey(page, 'button', 'Change role: Sofia Lind');
  const dialog = page.getByRole('dialog', { name: 'Change the role of Sofia Lind' });
  await tabTo(page, dialog.getByRole('radio', { name: /^Member/ }));
  await page.keyboard.press('ArrowUp');
  await pressKey(page, 'button', 'Save role', dialog);
  await spoken.toInclude('Success: Sofia Lind is now: Reviewer.');
  await expect(page.getByRole('button', { name: 'Change role: Sofia Lind' })).toBeFocused();
  await expect(page.getByRole('row', { name: /^Sofia Lind/ })).toContainText('Reviewer');

  const member = await browser.newPage({ baseURL });
  await signInAs(member, baseURL, 'student');
  await openPage(member, SETTINGS, 'Organization Settings');
  await expect(seeText(member, 'Northern Light School. Your role: Reviewer.')).toBeVisible();
  await expect(member.getByRole('button', { name: /^(Change role|Suspend|Remove)/ })).toHaveCount(0);
  await member.close();

  await pressKey(page, 'button', 'Change role: Sofia Lind');
  await tabTo(page, dialog.getByRole('radio', { name: /^Reviewer/ }));
  await page.keyboard.press('ArrowDown');
  await pressKey(page, 'button', 'Save role', dialog);
  await spoken.toInclude('Success: Sofia Lind is now: Member.');
});

test('an admin makes a team by keyboard, adds a member and deletes it again', async ({
  page,
  as,
  spoken,
}) => {
  const name = `Maps ${process.pid}`;
  await as('institution');
  await openPage(page, '/organization/settings?tab=teams', 'Organization Settings');
  await pressKey(page, 'button', 'Create a team');
  const creating = page.getByRole('dialog', { name: 'Create a team' });
  await typeInto(page, 'Name', name, creating);
  await page.keyboard.press('Enter');
  await spoken.toInclude(`Success: The team ${name} is created.`);
  await pressKey(page, 'button', 'Name', page.getByRole('columnheader', { name: 'Name' }));
  await spoken.toInclude('Sorted by Name, descending');
  await pressKey(page, 'button', `Members and collections: ${name}`);
  const team = page.getByRole('dialog', { name: `Team ${name}` });
  await pressKey(page, 'button', 'Add to the team', team);
  await expect(team.getByRole('group', { name: 'There is a problem' })).toContainText(
    'Please choose a person',
  );
  await tabTo(page, team.getByRole('button', { name: /Person/ }));
  await page.keyboard.press('Enter');
  await page.keyboard.type('Sofia');
  await page.keyboard.press('Enter');
  await pressKey(page, 'button', 'Add to the team', team);
  await spoken.toInclude('Success: Sofia Lind is in the team now.');
  await pressKey(page, 'button', 'Remove from the team: Sofia Lind', team);
  await spoken.toInclude('Success: Sofia Lind is no longer in the team.');
  await expect(team.getByRole('heading', { name: 'In this team', exact: true })).toBeFocused();
  await pressKey(page, 'button', 'Done', team);
  await pressKey(page, 'button', `Delete: ${name}`);
  await pressKey(
    page,
    'button',
    'Delete',
    page.getByRole('alertdialog', { name: `Delete the team ${name}?` }),
  );
  await spoken.toInclude(`Success: The team ${name} is deleted.`);
});

test('a guest is led to the sign-in and back, and who no longer belongs to it finds no page', async ({
  page,
  as,
}) => {
  await page.goto(SETTINGS);
  await expect(page).toHaveURL(/\/auth\?return=/);
  await as('institution');
  await page.route(ORGANIZATION, (route) =>
    route.fulfill({ status: 404, json: { code: 'not_found', message: 'not found' } }),
  );
  await openPage(page, SETTINGS, 'Oops! Page not found');
});

test('settings that cannot be loaded are loaded again by one key, or lead back', async ({
  page,
  as,
  spoken,
}) => {
  await as('institution');
  await openPage(page, '/', HOME_OF.institution);
  await page.route(ORGANIZATION, (route) =>
    route.fulfill({ status: 503, json: { code: 'database_unavailable', message: 'Not now.' } }),
  );
  await openPage(page, SETTINGS, 'Something went wrong');
  await spoken.toInclude('Error: An error occurred while loading organization settings');
  await pressKey(page, 'button', 'Go Back');
  await expect(page).toHaveURL(/\/$/);
  await openPage(page, SETTINGS, 'Something went wrong');
  await page.unroute(ORGANIZATION);
  await pressKey(page, 'button', 'Reload Page');
  await expect(page.getByRole('heading', { level: 1, name: 'Organization Settings' })).toBeVisible();
});

test('an owner changes the category of a resource of the school by keyboard, and undoes it', async ({
  page,
  as,
  spoken,
}) => {
  await as('institution');
  await openPage(page, '/organization/settings?state=approved', 'Organization Settings');
  await spoken.toInclude(/resources? found/);
  const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox') });
  await pressKey(page, 'button', 'Title');
  await spoken.toInclude('Sorted by Title, descending');
  await tabTo(page, rows.first().getByRole('checkbox'));
  await page.keyboard.press('Space');
  await spoken.toInclude('1 resource selected');
  const name = await rows.first().getByRole('link').textContent();
  const row = page.getByRole('row', { name: name ?? '' });
  const category = (await row.getByRole('cell').allTextContents())[0] ?? '';
  await pressKey(page, 'button', 'Change category');
  const dialog = page.getByRole('dialog', { name: 'Change the category of 1 resource' });
  await typeInto(page, 'Category', 'Touch tables', dialog);
  await page.keyboard.press('Enter');
  await spoken.toInclude('Success: 1 resource changed.');
  await expect(row).toContainText('Touch tables');
  const undo = page.getByRole('button', { name: 'Undo the last change' });
  await tabTo(page, undo);
  await page.keyboard.press('Enter');
  await spoken.toInclude('Success: 1 resource is as it was before.');
  await expect(row).toContainText(category);
  await expect(row).not.toContainText('Touch tables');
});
