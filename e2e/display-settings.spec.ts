import { type Page } from '@playwright/test';
import { expect, openPage, test } from './support/journey.ts';
import { tabTo } from './support/keyboard.ts';

const KEY = 'relievo-accessibility-settings';

function plantSettings(page: Page, settings: object) {
  return page.addInitScript(
    ([key, text]) => {
      if (!localStorage.getItem(key)) localStorage.setItem(key, text);
    },
    [KEY, JSON.stringify(settings)] as const,
  );
}

function readKept(page: Page) {
  return page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? 'null') as Record<string, unknown>,
    KEY,
  );
}

/** A computed style of what the selector finds first; in pixels where it is a length. */
function styleOf(page: Page, selector: string, property: string) {
  return page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}
async function pixelsOf(page: Page, selector: string, property: string) {
  return Number.parseFloat(await styleOf(page, selector, property));
}

async function switchOn(page: Page, name: string) {
  await tabTo(page, page.getByRole('switch', { name }));
  await page.keyboard.press('Space');
}

async function slideToEnd(page: Page, name: string) {
  await tabTo(page, page.getByRole('slider', { name }));
  await page.keyboard.press('End');
}

async function chooseOption(page: Page, group: string, key: 'ArrowDown' | 'ArrowUp') {
  await tabTo(page, page.getByRole('radiogroup', { name: group }).getByRole('radio', { checked: true }));
  await page.keyboard.press(key);
}

interface Field {
  readonly field: string;
  readonly change: (page: Page) => Promise<void>;
  readonly shows: (page: Page) => Promise<void>;
}

const FIELDS: readonly Field[] = [
  {
    field: 'theme',
    change: (page) => chooseOption(page, 'Theme', 'ArrowDown'),
    shows: async (page) =>
      expect.poll(() => styleOf(page, 'body', 'background-color')).toBe('rgb(20, 23, 28)'),
  },
  {
    field: 'highContrast and contrastLevel',
    change: (page) => chooseOption(page, 'Contrast', 'ArrowDown'),
    shows: async (page) => {
      await expect.poll(() => styleOf(page, 'body', 'background-color')).toBe('rgb(255, 255, 255)');
      await expect.poll(() => styleOf(page, 'body', 'color')).toBe('rgb(0, 0, 0)');
      await expect.poll(() => readKept(page)).toMatchObject({ highContrast: true, contrastLevel: 'high' });
    },
  },
  {
    field: 'fontSize',
    change: (page) => slideToEnd(page, 'Font size'),
    shows: async (page) => {
      await expect.poll(() => pixelsOf(page, 'html', 'font-size')).toBe(32);
      await expect.poll(() => readKept(page)).toMatchObject({ fontSize: 200 });
    },
  },
  {
    field: 'focusIndicatorEnhanced',
    change: (page) => switchOn(page, 'Thicker focus ring'),
    shows: async (page) => {
      await page.keyboard.press('Shift+Tab');
      await tabTo(page, page.getByRole('button', { name: 'Reset all display settings' }));
      await expect.poll(() => pixelsOf(page, 'button:focus', 'outline-width')).toBe(5);
    },
  },
  {
    field: 'enhancedBorders',
    change: (page) => switchOn(page, 'Thicker borders around surfaces and controls'),
    shows: async (page) => expect.poll(() => pixelsOf(page, '.tab-panel .input', 'border-top-width')).toBe(2),
  },
  {
    field: 'visibleLabels',
    change: (page) => switchOn(page, 'Show labels on icon-only buttons'),
    shows: async (page) =>
      expect.poll(() => styleOf(page, 'header .icon-button-words', 'clip-path')).toBe('none'),
  },
  {
    field: 'typeface',
    change: (page) => chooseOption(page, 'Typeface', 'ArrowDown'),
    shows: async (page) => {
      await expect.poll(() => styleOf(page, 'body', 'font-family')).toMatch(/^OpenDyslexic/);
      await expect
        .poll(() =>
          page.evaluate(() =>
            [...document.fonts].some(
              ({ family, status }) => family.includes('OpenDyslexic') && status === 'loaded',
            ),
          ),
        )
        .toBe(true);
    },
  },
  {
    field: 'tint',
    change: (page) => chooseOption(page, 'Colour of the page', 'ArrowDown'),
    shows: async (page) =>
      expect.poll(() => styleOf(page, 'body', 'background-color')).toBe('rgb(253, 243, 220)'),
  },
  {
    field: 'readingRuler',
    change: (page) => switchOn(page, 'Reading ruler'),
    shows: async (page) => {
      const place = () =>
        page.locator('.reading-ruler').evaluate((ruler) => ruler.style.getPropertyValue('--ruler-place'));
      await page.mouse.move(600, 300);
      await expect.poll(place).toBe('300px');
      await page.locator('h1').focus();
      const before = Number.parseFloat(await place());
      await page.keyboard.press('Alt+Shift+ArrowDown');
      await expect.poll(async () => Number.parseFloat(await place())).toBeGreaterThan(before);
    },
  },
  {
    field: 'readAloud',
    change: (page) => switchOn(page, 'Button that reads the page aloud'),
    shows: async (page) => {
      await page.getByRole('button', { name: 'Read aloud', exact: true }).click();
      const bar = page.getByRole('region', { name: 'Read aloud' });
      // The browser of the tests has no voice, and no wrong one is taken.
      await expect(bar).toContainText('is not read: this device has no voice for');
      await bar.getByRole('button', { name: 'Stop reading' }).click();
      await expect(bar).toHaveCount(0);
    },
  },
  {
    field: 'layoutDescriber.enabled',
    change: (page) => switchOn(page, 'Layout descriptions are on'),
    shows: async (page) => {
      await page.keyboard.press('Alt+d');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect.poll(() => readKept(page)).toMatchObject({ layoutDescriber: { enabled: false } });
    },
  },
];

test.beforeEach(async ({ as }) => {
  await as('student');
});

for (const { field, change, shows } of FIELDS) {
  test(`${field} changes what it names, at once and after a reload`, async ({ page }) => {
    await openPage(page, '/settings?tab=display', 'Settings');
    await change(page);
    await shows(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Display', selected: true })).toBeVisible();
    await shows(page);
  });
}

test('line height, letter and word spacing go up to 2, 0.12 and 0.16 times the size of the text', async ({
  page,
}) => {
  await openPage(page, '/settings?tab=display', 'Settings');
  await switchOn(page, 'Use my own text spacing');
  const spacings = [
    ['Line height', 'line-height', 2],
    ['Letter spacing', 'letter-spacing', 0.12],
    ['Word spacing', 'word-spacing', 0.16],
  ] as const;
  const size = await pixelsOf(page, 'body', 'font-size');
  for (const [label, property, max] of spacings) {
    await slideToEnd(page, label);
    await expect.poll(() => pixelsOf(page, 'body', property), { message: label }).toBeCloseTo(size * max, 1);
    await page.keyboard.press('ArrowRight');
  }
  await page.reload();
  for (const [label, property, max] of spacings) {
    await expect(page.getByRole('slider', { name: label })).toHaveValue(String(max));
    await expect.poll(() => pixelsOf(page, 'body', property), { message: label }).toBeCloseTo(size * max, 1);
  }
});

test('paragraphSpacing goes up to 2 times the size of the text', async ({ page }) => {
  await plantSettings(page, { version: 3, textSpacing: true, paragraphSpacing: 9 });
  await openPage(page, '/help/display', 'Change the theme and the contrast');
  const size = await pixelsOf(page, 'main p + p', 'font-size');
  await expect.poll(() => pixelsOf(page, 'main p + p', 'margin-block-start')).toBeCloseTo(size * 2, 1);
});

for (const [name, stored, delay, shown] of [
  [
    'above its limit',
    { lineHeight: 9, letterSpacing: 1, wordSpacing: 1, paragraphSpacing: 9 },
    5000,
    ['2', '0.12', '0.16', '2', '1000'],
  ],
  ['below its limit', { lineHeight: 1, paragraphSpacing: 0.2 }, 1, ['1.5', null, null, '1', '50']],
] as const) {
  test(`a stored value ${name} is shown as the limit`, async ({ page }) => {
    const layoutDescriber = { announceDelay: delay };
    await plantSettings(page, { version: 3, textSpacing: true, ...stored, layoutDescriber });
    await openPage(page, '/settings?tab=display', 'Settings');
    const labels = [
      'Line height',
      'Letter spacing',
      'Word spacing',
      'Paragraph spacing',
      /^Pause before it is/,
    ];
    for (const [place, value] of shown.entries())
      if (value) await expect(page.getByRole('slider', { name: labels[place] ?? '' })).toHaveValue(value);
  });
}

test('the trigger key opens the description in place, with the person’s own text', async ({ page }) => {
  await plantSettings(page, {
    version: 3,
    layoutDescriber: {
      triggerKey: 'Alt+Y',
      customDescriptions: { '/about': 'Four parts, the last is short.' },
    },
  });
  await openPage(page, '/about', 'About');
  await page.keyboard.press('Alt+d');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Alt+y');
  await expect(page.getByRole('dialog')).toContainText('Four parts, the last is short.');
});

test('autoAnnounce announces the content of each page', async ({ page, spoken }) => {
  await plantSettings(page, { version: 3, layoutDescriber: { autoAnnounce: true, announceDelay: 50 } });
  await openPage(page, '/about', 'About');
  await spoken.toInclude('Four short sections');
});

test('settings of version 1 are migrated', async ({ page }) => {
  await plantSettings(page, { version: 1, highContrast: true, fontSize: 'large' });
  await openPage(page, '/settings?tab=display', 'Settings');
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'high');
  await expect.poll(() => pixelsOf(page, 'html', 'font-size')).toBe(20);
});

test('settings of version 2 are migrated', async ({ page }) => {
  await plantSettings(page, { version: 2, fontSize: 24, textSpacing: true, lineHeight: 1.8 });
  await openPage(page, '/settings?tab=display', 'Settings');
  await expect.poll(() => pixelsOf(page, 'html', 'font-size')).toBe(24);
  await expect(page.getByRole('slider', { name: 'Line height' })).toHaveValue('1.8');
});

test('motion is off for any stored setting', async ({ page }) => {
  await plantSettings(page, { version: 3, reducedMotion: false, animationLevel: 'full' });
  await openPage(page, '/settings?tab=display', 'Settings');
  await expect.poll(() => styleOf(page, 'button', 'transition-duration')).toBe('0s');
  await switchOn(page, 'Thicker focus ring');
  await expect
    .poll(() => readKept(page))
    .toMatchObject({ version: 3, reducedMotion: true, animationLevel: 'none' });
});

test('one button resets everything, and announces it', { tag: '@core' }, async ({ page, spoken }) => {
  await plantSettings(page, { version: 3, highContrast: true, fontSize: 150, enhancedBorders: true });
  await openPage(page, '/settings?tab=display', 'Settings');
  await tabTo(page, page.getByRole('button', { name: 'Reset all display settings' }));
  await page.keyboard.press('Enter');
  await spoken.toInclude('Display settings reset.');
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'normal');
  await expect.poll(() => pixelsOf(page, 'html', 'font-size')).toBe(16);
});

test('on a phone the bar that reads aloud is below the header, covers nothing and stays in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await openPage(page, '/settings?tab=display', 'Settings');
  await switchOn(page, 'Button that reads the page aloud');
  await openPage(page, '/help/display', 'Change the theme and the contrast');
  await page.getByRole('button', { name: 'Read aloud', exact: true }).click();
  const bar = page.getByRole('region', { name: 'Read aloud' });
  await expect(bar.getByRole('button', { name: 'Stop reading' })).toBeInViewport({ ratio: 1 });
  // What reads with the keyboard or by ear meets it before the page.
  expect(
    await bar.evaluate((one) => one.compareDocumentPosition(document.querySelector('main') as Node)),
  ).toBe(4);
  const gap = () =>
    page.evaluate(() => {
      const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      return (edge('main')?.top ?? 0) - (edge('.read-aloud')?.bottom ?? 0);
    });
  expect(await gap()).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('End');
  await expect(bar.getByRole('button', { name: 'Stop reading' })).toBeInViewport({ ratio: 1 });
  // The browser of the tests has no voice, which takes three lines to tell.
  const { height } = (await bar.boundingBox()) ?? { height: 667 };
  expect(height).toBeLessThan(667 / 3);
  await bar.getByRole('button', { name: 'Speed of the voice' }).click();
  await expect(bar.getByRole('slider', { name: 'Speed of the voice' })).toBeVisible();
  await bar.getByRole('button', { name: 'Stop reading' }).click();
  await expect(bar).toHaveCount(0);
});

test('a heading that a page gives the focus shows no ring and no glow', async ({ page }) => {
  await openPage(page, '/help/display', 'Change the theme and the contrast');
  const heading = page.getByRole('heading', { level: 1 });
  await page.keyboard.press('Tab');
  await heading.focus();
  const look = await heading.evaluate((one) => {
    const { outlineStyle, boxShadow } = getComputedStyle(one);
    return { isFocused: one === document.activeElement, outlineStyle, boxShadow };
  });
  expect(look).toEqual({ isFocused: true, outlineStyle: 'none', boxShadow: 'none' });
});
