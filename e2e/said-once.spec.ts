import type { Page } from '@playwright/test';
import { makeUnique, runCommand } from './support/editor.ts';
import { chooseFiles } from './support/files.ts';
import { expect, openPage, test } from './support/journey.ts';
import { pressKey, tabTo, typeInto } from './support/keyboard.ts';
import { searchField } from './support/library.ts';
import { photographWorksheet } from './support/pictures.ts';
import type { Spoken } from './support/spoken.ts';

/** One thing that somebody does, what they hear of it, and that nothing of it is heard a second time. */
async function hearOnce(spoken: Spoken, does: () => Promise<unknown>, hears: string | RegExp): Promise<void> {
  const before = (await spoken.all()).length;
  await does();
  await expect
    .poll(async () => (await spoken.all()).slice(before).join('\n'), { message: `waiting to hear ${hears}` })
    .toMatch(hears);
  expect(await spoken.doubles(), `heard twice when “${hears}” was said`).toEqual([]);
}

/** A page of two regions and a button, which says its words as this script wants. */
async function openPlanted(page: Page, script: string): Promise<void> {
  await page.route('**/planted', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Planted</title><main>
        <button>Show two parts</button>
        <p id="one" role="status"></p><p id="two" aria-live="polite"></p>
        <script>
          const say = (id, words) => { document.getElementById(id).textContent = words; };
          document.querySelector('button').addEventListener('click', () => { ${script} });
        </script></main></html>`,
    }),
  );
  await page.goto('/planted');
}

const PLANTED: readonly (readonly [what: string, script: string, doubles: readonly string[]])[] = [
  ['two regions say the same', "say('one', 'Two parts'); say('two', 'Two parts');", ['Two parts']],
  [
    'one region says the same twice',
    "say('one', 'Two parts'); setTimeout(() => say('one', ''), 50); setTimeout(() => say('one', 'Two parts'), 300);",
    ['Two parts'],
  ],
  [
    'an alert comes with what a region says',
    "say('one', 'Two parts'); document.body.insertAdjacentHTML('beforeend', '<p role=alert>Two  parts</p>');",
    ['Two parts'],
  ],
  [
    'what gets the focus has the name that a region says',
    "say('one', 'Show two parts'); document.activeElement.blur(); document.querySelector('button').focus();",
    ['Show two parts'],
  ],
  [
    'a row that gets the focus is chosen, and a log says that it is',
    `document.body.insertAdjacentHTML('beforeend', '<p role=log aria-live=assertive aria-relevant=additions><i>One</i></p>'
      + '<p role=row tabindex=-1 aria-selected=true>Two parts</p>');
     document.querySelector('[role=row]').focus();
     setTimeout(() => document.querySelector('[role=log]').insertAdjacentHTML('beforeend', '<i>Two parts selected.</i>'), 50);
     setTimeout(() => say('one', 'Three parts'), 100);`,
    ['Two parts selected'],
  ],
  ['each region says something else', "say('one', 'Two parts'); say('two', 'Three parts');", []],
  [
    'one of two regions is hidden',
    "document.getElementById('two').hidden = true; say('one', 'Two parts'); say('two', 'Two parts');",
    [],
  ],
];

test.describe('of a page that says some words twice', () => {
  test.use({ doubleExpected: /./ });

  for (const [what, script, doubles] of PLANTED)
    test(`the helper that listens hears ${doubles.length > 0 ? 'a double' : 'no double'} where ${what}`, async ({
      page,
      spoken,
    }) => {
      await openPlanted(page, script);
      await page.getByRole('button').focus();
      await page.keyboard.press('Enter');
      await spoken.toInclude(/parts$/);
      expect(await spoken.doubles()).toEqual(doubles);
    });
});

test('the helper that listens hears no double where each of two presses is answered by the same words', async ({
  page,
  spoken,
}) => {
  await openPlanted(page, "say('one', ''); setTimeout(() => say('one', 'Two parts'), 50);");
  await page.getByRole('button').focus();
  for (const times of [1, 2]) {
    await page.keyboard.press('Enter');
    await expect.poll(() => spoken.all()).toHaveLength(times);
    expect(await spoken.doubles()).toEqual([]);
  }
});

async function findResource(page: Page, words: string): Promise<{ id: string; title: string }> {
  const listed = await page.request.get(`/api/library/search?search=${words}&limit=1`);
  const [found] = ((await listed.json()) as { rows: { id: string; title: string }[] }).rows;
  if (!found) throw new Error(`The library of the demonstration has nothing about ${words}.`);
  return found;
}

test('a walk through a drawing says each part once, by list, by keys and by its buttons', async ({
  page,
  spoken,
}) => {
  const { id, title } = await findResource(page, 'resistor');
  await openPage(page, `/resource/${id}`, title);
  const press = (key: string) => () => page.keyboard.press(key);
  await hearOnce(spoken, () => pressKey(page, 'button', 'Explore its parts'), /parts are listed/);
  const parts = page.getByRole('listbox').getByRole('option');
  await tabTo(page, parts.first());
  await page.keyboard.press('ArrowDown');
  await expect(parts.nth(1)).toBeFocused();
  expect(await spoken.doubles()).toEqual([]);
  await tabTo(page, page.getByRole('application', { name: 'Part by part' }));
  const first = await page.locator('.part-name').first().textContent();
  await hearOnce(spoken, press('Home'), `${first}`);
  await hearOnce(spoken, press('PageDown'), /\./);
  await hearOnce(spoken, press('ArrowDown'), /\./);
  await hearOnce(spoken, press('n'), /\./);
  await hearOnce(spoken, press('End'), /\./);
  await hearOnce(spoken, press('PageDown'), 'This is the last part.');
  await hearOnce(spoken, press('b'), 'The braille line is on');
  await hearOnce(spoken, press('s'), 'Sound is off');
  await page.keyboard.press('r');
  await expect(page.getByRole('textbox', { name: 'What was said' })).toBeFocused();
  expect(await spoken.doubles()).toEqual([]);
  await page.keyboard.press('r');
  expect(await spoken.doubles()).toEqual([]);
  await hearOnce(spoken, () => pressKey(page, 'button', 'Part before'), /\./);
  await hearOnce(spoken, () => pressKey(page, 'button', 'What is near'), /\./);
  await tabTo(page, parts.and(page.locator('[tabindex="0"]')));
  await page.keyboard.press('ArrowUp');
  expect(await spoken.doubles()).toEqual([]);
});

test('a chart says each point once, by keys, by what is asked and by its buttons', async ({
  page,
  spoken,
}) => {
  const { id, title } = await findResource(page, 'olympic');
  await openPage(page, `/resource/${id}`, title);
  await tabTo(page, page.getByRole('application', { name: 'Point by point' }));
  const press = (key: string) => () => page.keyboard.press(key);
  await hearOnce(spoken, press('ArrowRight'), /1 of 10/);
  await hearOnce(spoken, press(']'), /^1992/m);
  await hearOnce(spoken, press('d'), /\d/);
  await hearOnce(spoken, press('b'), 'The braille line is on');
  await page.keyboard.press('g');
  await page.keyboard.insertText('2004');
  await hearOnce(spoken, press('Enter'), /^2004/m);
  await page.keyboard.press('f');
  await page.keyboard.insertText('> 9.9');
  await hearOnce(spoken, press('Enter'), /2 of 10 points/);
  await hearOnce(spoken, () => pressKey(page, 'button', 'Next point'), /\d of \d+/);
  await tabTo(page, page.getByRole('slider', { name: /^Point of/ }));
  await page.keyboard.press('ArrowLeft');
  expect(await spoken.doubles()).toEqual([]);
});

test('the library says what its filters and its order find once', async ({ page, spoken }) => {
  await openPage(page, '/library', 'Library');
  await spoken.toInclude('marketplace items found');
  expect(await spoken.doubles()).toEqual([]);
  await tabTo(page, searchField(page));
  await page.keyboard.insertText('circle');
  await hearOnce(spoken, () => page.keyboard.press('Enter'), /found/);
  await tabTo(page, page.getByRole('combobox', { name: 'Sort' }));
  await page.keyboard.press('ArrowDown');
  expect(await spoken.doubles()).toEqual([]);
  await pressKey(page, 'button', /^Filters/);
  const panel = page.getByRole('dialog', { name: 'Filters' });
  await tabTo(page, panel.getByRole('radio', { name: 'Any' }).nth(1));
  for (let step = 0; step < 2; step += 1) {
    await page.keyboard.press('ArrowDown');
    expect(await spoken.doubles()).toEqual([]);
  }
  await page.keyboard.press('Escape');
  await spoken.toInclude(/found/);
  expect(await spoken.doubles()).toEqual([]);
  await hearOnce(spoken, () => pressKey(page, 'button', /^Remove/), /found|removed/i);
});

test('the editor says what is added, chosen and named once, a label too', async ({ page, as, spoken }) => {
  await as('teacher');
  await openPage(page, '/svg-editor', 'Graphics editor');
  await pressKey(page, 'button', 'Empty sheet');
  const tree = page.getByRole('treegrid', { name: 'Objects of the drawing' });
  await expect(tree).toBeVisible();
  await tabTo(page, page.getByRole('textbox', { name: 'Title', exact: true }));
  await page.keyboard.insertText(makeUnique('Said once'));
  await hearOnce(spoken, () => page.keyboard.press('Tab'), 'About the drawing');
  await hearOnce(spoken, () => runCommand(page, 'Add a triangle'), /Triangle added at/);
  const label = page.getByRole('group', { name: 'Add a label' });
  await typeInto(page, 'Words of the label', 'Water', label);
  await hearOnce(spoken, () => pressKey(page, 'button', 'Add the label', label), /placed|added/);
  await tabTo(page, tree.getByRole('row').first());
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) {
    await page.keyboard.press(key);
    expect(await spoken.doubles(), `${key} in the list of objects`).toEqual([]);
  }
  await hearOnce(spoken, () => runCommand(page, 'Undo'), 'Undone:');
  await hearOnce(spoken, () => runCommand(page, 'Redo'), 'Done again:');
  await tabTo(page, page.getByRole('application', { name: /sheet/i }));
  await hearOnce(spoken, () => page.keyboard.press('ArrowRight'), /\d+, \d+/);
  await hearOnce(spoken, () => page.keyboard.press('Enter'), /\d+, \d+|Selected/);
});

test('the converter says what each of its steps found once', async ({ page, as, spoken }) => {
  await as('teacher');
  await openPage(page, '/tools/convert-graphics', 'Convert graphics');
  await hearOnce(
    spoken,
    () =>
      chooseFiles(page, page.getByRole('button', { name: 'Choose a file' }), [
        photographWorksheet('said-once'),
      ]),
    /Readability by touch/,
  );
  const goOn = (step: string) => () => pressKey(page, 'link', `Continue to ${step}`);
  await goOn('Enhance')();
  await expect(page.getByRole('heading', { level: 2, name: 'Step 3 of 6: Enhance' })).toBeFocused();
  expect(await spoken.doubles()).toEqual([]);
  await hearOnce(spoken, () => pressKey(page, 'button', 'Scanned page'), /Your changes are saved as a draft/);
  await hearOnce(spoken, () => pressKey(page, 'button', 'Turn right'), /turned to the right/);
  await hearOnce(spoken, goOn('Process'), /The drawing is ready/);
  await hearOnce(spoken, () => pressKey(page, 'button', /^Leave out: part \d+, /), '1 part is left out');
  await hearOnce(spoken, () => page.keyboard.press('Control+z'), /./);
  await tabTo(page, page.getByRole('textbox', { name: /^Name of part 1, / }));
  await page.keyboard.insertText('The figure');
  await page.keyboard.press('Tab');
  await goOn('Details')();
  await expect(page.getByRole('heading', { level: 2, name: 'Step 5 of 6: Details' })).toBeFocused();
  expect(await spoken.doubles()).toEqual([]);
  await hearOnce(
    spoken,
    () => pressKey(page, 'button', 'Use this: Proposed alternative text'),
    'The proposal is in the field now.',
  );
  await goOn('Save')();
  await hearOnce(spoken, () => pressKey(page, 'button', /^Save/), /The files are ready/);
});
