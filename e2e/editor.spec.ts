import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { findPlaces, makeUnique, runCommand } from './support/editor.ts';
import { expect, openPage, seeText, test } from './support/journey.ts';
import { pressKey, tabTo, typeInto } from './support/keyboard.ts';
import { submitResource } from './support/own-content.ts';

async function beginEmpty(page: Page): Promise<void> {
  await openPage(page, '/svg-editor', 'Graphics editor');
  await pressKey(page, 'button', 'Empty sheet');
  await expect(page.getByRole('treegrid', { name: 'Objects of the drawing' })).toBeVisible();
}

/** Types into a field of the properties, and Enter makes it count. */
async function write(page: Page, label: string, words: string): Promise<void> {
  const field = page.getByRole('textbox', { name: label, exact: true });
  await tabTo(page, field);
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(words);
  await page.keyboard.press('Enter');
}

/** Chooses an entry of a list that opens at its button. */
async function pick(page: Page, label: string, option: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: new RegExp(`${label}$`) }));
  await page.keyboard.press('Enter');
  await page.keyboard.type(option);
  await page.keyboard.press('Enter');
}

async function openPanel(page: Page, name: string | RegExp): Promise<void> {
  const open = page.getByRole('tab', { selected: true });
  await tabTo(page, open);
  const tab = page.getByRole('tab', { name });
  for (let step = 0; step < 5; step += 1) {
    if (await tab.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}

/** A file of the drawing by keyboard, without leaving the editor; what is open is asked about first. */
async function download(page: Page, format: string): Promise<string> {
  await pick(page, 'Format', format);
  const arrives = page.waitForEvent('download', { timeout: 120_000 });
  await pressKey(page, 'button', 'Download');
  const goOn = page.getByRole('button', { name: 'Go on anyway' });
  const [file] = await Promise.all([
    arrives,
    goOn.waitFor({ timeout: 3000 }).then(
      () => page.keyboard.press('Enter'),
      () => undefined,
    ),
  ]);
  return file.suggestedFilename();
}

/** Its files, then into one's own content and before the reviewers. */
async function publish(page: Page, title: string): Promise<void> {
  await openPanel(page, 'Finish');
  expect(await download(page, 'Swell')).toBe(`${title} - swell A4.pdf`);
  expect(await download(page, 'BRF')).toBe(`${title} - braille.brf`);
  expect(await download(page, 'IVEO')).toBe(`${title} - 001.svg`);
  await pressKey(page, 'button', 'Save to Your Content');
  const goOn = page.getByRole('button', { name: 'Go on anyway' });
  const details = page.getByRole('link', { name: 'Edit details and submit' });
  await expect(goOn.or(details)).toBeVisible({ timeout: 120_000 });
  if (await goOn.isVisible()) await page.keyboard.press('Enter');
  await expect(details).toBeVisible({ timeout: 120_000 });
  await pressKey(page, 'link', 'Edit details and submit');
  await submitResource(page, {
    description: 'A right triangle with its texture explained in the key.',
    button: 'Submit for review',
  });
  await expect(page.getByRole('group', { name: 'Status' })).toContainText('Waiting for review');
}

test('a teacher draws a labelled triangle with a texture and a key by keyboard alone, makes its files and submits it', {
  tag: '@core',
}, async ({ page, as, spoken }) => {
  const title = makeUnique('Triangle');
  await as('teacher');
  await beginEmpty(page);
  await write(page, 'Title', title);
  await spoken.toInclude(`About the drawing: “${title}”.`);
  await expect(page).toHaveTitle(`Graphics editor – ${title} – Relievo`);

  await runCommand(page, 'Add a triangle');
  await spoken.toInclude(/^Triangle added at [\d.]+, [\d.]+, [\d.]+ by [\d.]+ millimetres\.$/);
  await write(page, 'Name', 'Lake');
  await spoken.toInclude('Triangle is now called “Lake”.');
  await write(page, 'From the left', '40');
  await write(page, 'From the top', '60');
  await spoken.toInclude('Triangle “Lake” moved to 40, 60 millimetres.');
  await write(page, 'Width', '90');
  await write(page, 'Height', '80');
  await spoken.toInclude('Triangle “Lake” is now 90 by 80 millimetres');
  await pick(page, 'Texture', 'Rising');
  await spoken.toInclude('Triangle “Lake” has the texture lines rising now.');

  const label = page.getByRole('group', { name: 'Add a label' });
  await typeInto(page, 'Words of the label', 'Water', label);
  await tabTo(page, label.getByRole('checkbox', { name: /in the key/ }));
  await page.keyboard.press('Space');
  await pressKey(page, 'button', 'Add the label', label);
  await spoken.toInclude(/Labels placed: \d+ object/);

  await runCommand(page, 'Where is it');
  await spoken.toInclude(/Triangle “Lake” is at 40, 60, 90 by 80 millimetres/);
  // The words of the next label have the focus, and their field keeps Ctrl+Z for itself.
  await runCommand(page, 'Undo');
  await spoken.toInclude('Undone: Labels placed.');
  await runCommand(page, 'Redo');
  await spoken.toInclude('Done again: Labels placed.');
  await openPanel(page, /^Findings/);
  await expect(seeText(page, /^No findings$|^\d+ findings?$/)).toBeVisible();
  await publish(page, title);
});

test('the same triangle with its label and its key is written as text, with mistakes told by their line, makes its files and is submitted', async ({
  page,
  as,
  spoken,
}) => {
  const title = makeUnique('Written triangle');
  await as('teacher');
  await beginEmpty(page);
  await openPanel(page, 'Text');
  const field = page.getByRole('textbox', { name: 'The drawing as text' });
  await tabTo(page, field);
  await page.keyboard.press('Control+A');
  const lines = [
    `drawing "${title}" language en`,
    'layer "Drawing"',
    '  path lake name "Lake" from 85, 60 to 130, 140 to 40, 140 close texture lines-rising',
    '  text title says "The lake" role title at 40, 30',
    '  label "Lake" for lake',
    '  key "Water" explains lake',
  ];
  await page.keyboard.insertText([...lines, '  circle sun at 20, 20'].join('\n'));
  await pressKey(page, 'button', 'Apply the text');
  await spoken.toInclude('Error: Line 7: “circle” is no kind of object.');
  await tabTo(page, field);
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(lines.join('\n'));
  await pressKey(page, 'button', 'Apply the text');
  await spoken.toInclude(/Drawing changed as text: \d+ objects? added/);
  await expect(page.getByRole('row', { name: /Triangle Lake/ })).toBeVisible();
  await expect(field).toHaveValue(/says "Lake" .* names lake braille "[\u2800-\u28ff]+"/);
  await expect(field).toHaveValue(/layer "Key"[^]*rectangle .* role key[^]*says "Water"/);
  await openPanel(page, /^Findings/);
  await expect(seeText(page, 'No findings', { exact: true })).toBeVisible();
  await publish(page, title);
});

for (const file of ['01-number-line-with-an-interval', '12-timeline'])
  test(`the figure ${file} of a textbook is typed, and fingers stumble over nothing in it`, async ({
    page,
    as,
    spoken,
  }) => {
    await as('student');
    await beginEmpty(page);
    await runCommand(page, 'drawing as text');
    await tabTo(page, page.getByRole('textbox', { name: 'The drawing as text' }));
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText(readFileSync(`docs/examples/figures/${file}.txt`, 'utf8').trimEnd());
    await pressKey(page, 'button', 'Apply the text');
    await spoken.toInclude(/Drawing changed as text: \d+ objects? added/);
    await runCommand(page, 'Show the findings');
    await expect(seeText(page, 'No findings', { exact: true })).toBeVisible();
  });

test('a rectangle is drawn, moved and resized by pointer, and undone', { tag: '@core' }, async ({
  page,
  as,
  spoken,
}) => {
  await as('student');
  await beginEmpty(page);
  await page.getByRole('button', { name: 'Draw a rectangle' }).click();
  const at = await findPlaces(page);
  await page.mouse.move(...at(40, 40));
  await page.mouse.down();
  await page.mouse.move(...at(60, 50));
  await page.mouse.move(...at(80, 70));
  await page.mouse.up();
  await spoken.toInclude('Rectangle added');
  await page.mouse.move(...at(60, 40));
  await page.mouse.down();
  await page.mouse.move(...at(70, 50));
  await page.mouse.move(...at(80, 60));
  await page.mouse.up();
  await spoken.toInclude('Rectangle moved to');
  await page.getByRole('button', { name: 'Undo: Rectangle moved.' }).click();
  await spoken.toInclude('Undone: Rectangle moved.');
});

test('what is drawn outlives a browser page that is killed before it was saved, and two tabs never overwrite each other', {
  tag: '@core',
}, async ({ page, as, context }) => {
  await as('student');
  await beginEmpty(page);
  // Nothing arrives: what was drawn is in this browser only when the page dies.
  await page.route('**/api/drawings/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await runCommand(page, 'Add a triangle');
  await expect(page.getByRole('row', { name: /^Triangle/ })).toBeVisible();
  const address = page.url();
  const other = await context.newPage();
  await page.close({ runBeforeUnload: false });
  await other.goto(address);
  await expect(other.getByRole('row', { name: /^Triangle/ })).toBeVisible();
  await expect(seeText(other, 'Saved', { exact: true })).toBeVisible();

  const second = await context.newPage();
  await second.goto(address);
  await expect(second.getByRole('row', { name: /^Triangle/ })).toBeVisible();
  await runCommand(other, 'Add an ellipse');
  await expect(other.getByText('Saving…')).toHaveCount(0);
  await runCommand(second, 'Add an arrow');
  await expect(second.getByRole('heading', { name: 'Changed in another tab' })).toBeVisible();
  await second.getByRole('button', { name: 'Use the version from the other tab' }).click();
  await expect(second.getByRole('row', { name: /^Ellipse/ })).toBeVisible();
  await expect(second.getByRole('row', { name: /^Arrow/ })).toHaveCount(0);
});

test('a teacher comes to the editor by the quick actions of home, and it has skip links of its own', async ({
  page,
  as,
}) => {
  await as('teacher');
  await page.goto('/');
  const actions = page
    .getByRole('region', { name: 'Quick actions' })
    .or(page.getByRole('group', { name: 'Quick actions' }));
  await expect(actions.getByRole('link')).toHaveText(['Search Library', 'Create Content', 'Edit Graphics']);
  await pressKey(page, 'link', 'Edit Graphics', actions);
  await expect(page.getByRole('heading', { level: 1, name: 'Graphics editor' })).toBeFocused();
  await pressKey(page, 'button', 'Clock');
  await expect(page.getByRole('treegrid', { name: 'Objects of the drawing' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('row', { name: /Clock face/ })).toBeVisible();
  for (const [link, target] of [
    ['Skip to main content', '#main-content'],
    ['Skip to the toolbar', '#toolbar'],
  ] as const) {
    await page.getByRole('link', { name: link }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(target)).toBeFocused();
  }
});

test('a guest is told what the editor does, and comes back to it after signing in', { tag: '@core' }, async ({
  page,
}) => {
  await openPage(page, '/svg-editor', 'Graphics editor');
  await pressKey(page, 'link', 'Sign in', page.getByRole('main'));
  await expect(page).toHaveURL(/\/auth\?return=\/svg-editor$/);
});

test('an SVG of another program is opened, drawn on, kept, and gone on with from its resource', async ({
  page,
  as,
  spoken,
}) => {
  const title = makeUnique('Opened house');
  await as('teacher');
  await openPage(page, '/svg-editor', 'Graphics editor');
  const field = page.getByRole('textbox', { name: 'Or paste the code of an SVG' });
  await tabTo(page, field);
  await page.keyboard.insertText(
    `<svg xmlns="http://www.w3.org/2000/svg" width="90mm" height="60mm" viewBox="0 0 90 60"><title>${title}</title>` +
      '<script>alert(1)</script><rect x="5" y="5" width="40" height="30" fill="none" stroke="black"/></svg>',
  );
  await pressKey(page, 'button', 'Open what I pasted');
  const notes = page.getByRole('group', { name: 'How this drawing began' });
  await expect(notes.getByRole('listitem').first()).toBeVisible({ timeout: 120_000 });
  await pressKey(page, 'button', 'Close these notes');
  await runCommand(page, 'Add a triangle');
  await spoken.toInclude(/^Triangle added at/);
  const address = page.url();
  await openPanel(page, 'Finish');
  await pressKey(page, 'button', 'Save to Your Content');
  const goOn = page.getByRole('button', { name: 'Go on anyway' });
  const files = page.getByRole('link', { name: 'Get the files' });
  await expect(goOn.or(files)).toBeVisible({ timeout: 120_000 });
  if (await goOn.isVisible()) await page.keyboard.press('Enter');
  await spoken.toInclude('The drawing is saved to Your Content as a draft.');
  await pressKey(page, 'link', 'Get the files');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await pressKey(page, 'link', 'Edit in the graphics editor');
  await expect(page.getByRole('row', { name: /^Triangle/ })).toBeVisible();
  expect(page.url()).toBe(address);
});
