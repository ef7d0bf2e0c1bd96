import { reachScreen, SCREENS } from '../screens.ts';
import { expect, test } from '../support/journey.ts';
import { axeFaults } from './axe.ts';
import { ibmFaults } from './ibm.ts';
import { focusFaults, sidewaysFaults, smallTargetFaults, textSpacingFaults } from './own-checks.ts';
import { showTheme, THEMES } from './themes.ts';

const CONTRAST_RULES = ['color-contrast', 'color-contrast-enhanced'];

test.use({ bypassCSP: true });

for (const screen of SCREENS) {
  test(`${screen.id}: two engines and our own checks find nothing`, async ({ page, as }) => {
    if (screen.as) await as(screen.as);
    await reachScreen(page, screen);
    expect(await axeFaults(page)).toEqual([]);
    expect(await ibmFaults(page)).toEqual([]);
    for (const theme of THEMES.slice(1)) {
      await showTheme(page, theme);
      expect(await axeFaults(page, CONTRAST_RULES), theme.name).toEqual([]);
    }
  });

  test(`${screen.id}: fits a phone and a tablet, with wide text and a visible focus`, async ({
    page,
    as,
  }) => {
    if (screen.as) await as(screen.as);
    await page.setViewportSize({ width: 320, height: 800 });
    await reachScreen(page, screen);
    expect(await sidewaysFaults(page)).toEqual([]);
    expect(await smallTargetFaults(page)).toEqual([]);
    expect(await textSpacingFaults(page)).toEqual([]);
    expect(await focusFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 768, height: 1024 });
    expect(await sidewaysFaults(page)).toEqual([]);
    expect(await smallTargetFaults(page)).toEqual([]);
  });
}
