import type { Locator, Page } from '@playwright/test';
import { findPlaces, makeUnique } from './support/editor.ts';
import { expect, openPage, seeText, test } from './support/journey.ts';
import type { Spoken } from './support/spoken.ts';

/** A press of the mouse or of a finger. */
interface Hand {
  readonly press: (target: Locator) => Promise<void>;
  readonly pressAt: (x: number, y: number) => Promise<void>;
}

/** A triangle with a texture and a key to its files and before the reviewers, without a key but for words. */
async function drawByHand(
  page: Page,
  spoken: Spoken,
  title: string,
  { press, pressAt }: Hand,
): Promise<void> {
  await openPage(page, '/svg-editor', 'Graphics editor');
  await press(page.getByRole('button', { name: 'Empty sheet', exact: true }));
  await expect(page.getByRole('treegrid', { name: 'Objects of the drawing' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await press(page.getByRole('button', { name: 'Draw a triangle' }));
  await spoken.toInclude(`About the drawing: “${title}”.`);
  await page.locator('.editor-paper').scrollIntoViewIfNeeded();
  const at = await findPlaces(page);
  await pressAt(...at(40, 40));
  await pressAt(...at(130, 110));
  await spoken.toInclude(/^Triangle added at/);
  await press(page.getByRole('button', { name: /Texture$/ }));
  await press(page.getByRole('option', { name: 'Rising lines' }));
  await spoken.toInclude(/^Triangle has the texture lines rising now/);
  const label = page.getByRole('group', { name: 'Add a label' });
  await label.getByRole('textbox', { name: 'Words of the label' }).fill('Water');
  await press(label.getByText(/in the key/));
  await press(label.getByRole('button', { name: 'Add the label' }));
  await spoken.toInclude(/Labels placed/);
  await press(page.getByRole('tab', { name: 'Finish' }));
  const goOn = page.getByRole('button', { name: 'Go on anyway' });
  for (const [format, file] of [
    ['Swell paper', `${title} - swell A4.pdf`],
    ['BRF', `${title} - braille.brf`],
    ['IVEO', `${title} - 001.svg`],
  ] as const) {
    await press(page.getByRole('button', { name: /Format$/ }));
    await press(page.getByRole('option', { name: format, exact: true }));
    const arrives = page.waitForEvent('download', { timeout: 120_000 });
    await press(page.getByRole('button', { name: 'Download', exact: true }));
    if (await isAsked(page)) await press(goOn);
    expect((await arrives).suggestedFilename()).toBe(file);
  }
  await press(page.getByRole('button', { name: 'Save to Your Content' }));
  if (await isAsked(page)) await press(goOn);
  await press(page.getByRole('link', { name: 'Edit details and submit' }));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('textbox', { name: 'Description (optional)' }).fill('A lake, explained in its key.');
  await expect(seeText(page, 'Draft saved.', { exact: true })).toBeVisible();
  const status = page.getByRole('group', { name: 'Status' });
  await press(status.getByRole('button', { name: 'Submit for review' }));
  const dialog = page.getByRole('dialog', { name: 'Submit for review' });
  await press(dialog.getByRole('button', { name: 'Submit', exact: true }));
  await expect(dialog).toHaveCount(0);
  await expect(status).toContainText('Waiting for review');
}

/** Whether the checker has found errors, which are asked about before a file is made. */
async function isAsked(page: Page): Promise<boolean> {
  return (await page.getByRole('tab', { name: /^Findings \(/ }).count()) > 0
    ? page
        .getByRole('alertdialog')
        .waitFor({ timeout: 3000 })
        .then(
          () => true,
          () => false,
        )
    : false;
}

test('a labelled triangle is drawn, made into its files and submitted by pointer', async ({
  page,
  as,
  spoken,
}) => {
  await as('teacher');
  await drawByHand(page, spoken, makeUnique('Pointed triangle'), {
    press: (target) => target.click(),
    pressAt: (x, y) => page.mouse.click(x, y),
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test('a labelled triangle is drawn, made into its files and submitted by touch', async ({
    page,
    as,
    spoken,
  }) => {
    await as('teacher');
    await drawByHand(page, spoken, makeUnique('Touched triangle'), {
      press: (target) => target.tap(),
      pressAt: (x, y) => page.touchscreen.tap(x, y),
    });
  });
});

async function takePen(page: Page): Promise<void> {
  await openPage(page, '/svg-editor', 'Graphics editor');
  await page.getByRole('button', { name: 'Empty sheet', exact: true }).click();
  await expect(page.getByRole('treegrid', { name: 'Objects of the drawing' })).toBeVisible();
}

test('a line of a corner and a bend is drawn with the pen, and closed at its first node, by pointer', async ({
  page,
  as,
  spoken,
}) => {
  await as('teacher');
  await takePen(page);
  await page.getByRole('button', { name: 'Draw with the pen' }).click();
  await spoken.toInclude(/^Pen\. Press for a corner/);
  await page.locator('.editor-paper').scrollIntoViewIfNeeded();
  const at = await findPlaces(page);
  const drag = async (from: readonly [number, number], to: readonly [number, number]) => {
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(...to, { steps: 4 });
    await page.mouse.up();
  };
  await page.mouse.click(...at(40, 60));
  await spoken.toInclude('Node 1 at 40, 60: a corner');
  await drag(at(100, 60), at(120, 80));
  await spoken.toInclude('Node 2 at 100, 60: smooth, its handle at 120, 80');
  await page.keyboard.down('Alt');
  await drag(at(100, 110), at(80, 130));
  await page.keyboard.up('Alt');
  await spoken.toInclude('Node 3 at 100, 110: a corner, its handle out at 80, 130');
  await page.mouse.click(...at(40, 60));
  await spoken.toInclude(/^Area added at/);
  await expect(page.getByRole('textbox', { name: 'Node, from 1 to 3' })).toHaveValue('1');
});

test('a line of a corner and a bend is drawn with the pen by keys and by numbers, and its handles are moved', async ({
  page,
  as,
  spoken,
}) => {
  await as('teacher');
  await takePen(page);
  const tree = page.getByRole('treegrid', { name: 'Objects of the drawing' });
  await page.getByRole('button', { name: 'Add', exact: true }).focus();
  await page.keyboard.press('F2');
  await spoken.toInclude(/^Pen\. Press for a corner/);
  const sheet = page.getByRole('application', { name: /^Sheet/ });
  await sheet.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await spoken.toInclude(/^Node 1 at 110, 149: a corner/);
  const type = async (name: string, value: string) => {
    await page.getByRole('textbox', { name, exact: true }).focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type(value);
    await page.keyboard.press('Enter');
  };
  await type('Cursor from the left', '160');
  await page.getByRole('button', { name: 'Set a node there' }).focus();
  await page.keyboard.press('Enter');
  await spoken.toInclude('Node 2 at 160, 149: a corner');
  await type('Cursor from the top', '170');
  await page.getByRole('button', { name: 'Pull the handle there' }).focus();
  await page.keyboard.press('Enter');
  await spoken.toInclude('Node 2 at 160, 149: smooth, its handle at 160, 170');
  await sheet.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await spoken.toInclude('Dropped. Node 3 is the last one.');
  await page.keyboard.press('Enter');
  await spoken.toInclude(/^Curve added at/);
  await expect(tree.getByRole('row', { name: /^Curve/ })).toBeVisible();
  await type('Node, from 1 to 3', '2');
  await type('Handle out of it from the left', '150');
  await spoken.toInclude('Handle out of node 2 of 3 moved to 150, 170 millimetres.');
});

test('a corner is made smooth, and the line is bent there by dragging a handle', async ({
  page,
  as,
  spoken,
}) => {
  await as('teacher');
  await openPage(page, '/svg-editor', 'Graphics editor');
  await page.getByRole('button', { name: 'Empty sheet', exact: true }).click();
  await page.getByRole('button', { name: 'Draw a triangle' }).click();
  await page.locator('.editor-paper').scrollIntoViewIfNeeded();
  const at = await findPlaces(page);
  await page.mouse.click(...at(60, 60));
  await page.mouse.click(...at(130, 110));
  await spoken.toInclude(/^Triangle added at/);
  await page.getByRole('group', { name: 'Nodes' }).getByRole('button', { name: 'Make it smooth' }).click();
  await spoken.toInclude('Node 1 of 3 is smooth now.');
  const handle = page.locator('[data-bend="out"]');
  await handle.scrollIntoViewIfNeeded();
  const from = await handle.boundingBox();
  if (!from) throw new Error('The handle has no place.');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y - 30, { steps: 4 });
  await page.mouse.up();
  await spoken.toInclude(/^Handle out of node 1 of 3 moved to [\d.]+, [\d.]+ millimetres\./);
});
