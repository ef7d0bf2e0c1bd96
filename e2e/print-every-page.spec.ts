import { SCREEN_OF_PAGE } from './a11y/screen-of-page.ts';
import { reachScreen } from './screens/screen.ts';
import { SCREENS } from './screens.ts';
import { expect, test } from './support/journey.ts';
import { findPaperFaults } from './support/paper.ts';

const swept = new Set(SCREEN_OF_PAGE.values());
const screens = SCREENS.filter(({ id }) => swept.has(id));
const ROLES = ['student', 'teacher', 'professional', 'admin'] as const;

for (const role of ROLES)
  test(`each page that is swept as ${role} prints as dark ink on white, and nothing that is pressed`, async ({
    page,
    as,
  }) => {
    await page.addInitScript(() => localStorage.setItem('relievo-theme', 'dark'));
    await as(role);
    const found: unknown[] = [];
    for (const screen of screens.filter((one) => one.as === role)) {
      await reachScreen(page, screen);
      const { words, ...faults } = await findPaperFaults(page);
      expect(words, screen.id).toBeGreaterThan(1);
      if (Object.values(faults).some((list) => list.length > 0)) found.push({ id: screen.id, ...faults });
    }
    expect(found).toEqual([]);
  });
