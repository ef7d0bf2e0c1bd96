import { reachScreen } from '../screens/screen.ts';
import { SCREENS } from '../screens.ts';
import { expectDismissal, expectRest, expectToGoOn } from './acting.ts';
import { isActedOnAlone } from './screen-of-page.ts';
import { test } from './window.ts';

test.use({ bypassCSP: true });

for (const screen of SCREENS.filter(({ id }) => isActedOnAlone(id)))
  test(`${screen.id}: rests, shows its states, and lets go of who acts on it`, async ({ page, as }) => {
    if (screen.as) await as(screen.as);
    await reachScreen(page, screen);
    await expectRest(page);
    await expectDismissal(page);
    await expectToGoOn(page, screen);
  });
