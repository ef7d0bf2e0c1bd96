import { SWEEP } from '../../apps/web/features/accessibility/sweep-figures.ts';
import { SCREENS } from '../screens.ts';
import { expect, test } from '../support/journey.ts';
import { chooseThemes, THEMES } from './themes.ts';

test('the accessibility statement says how many screens the sweep opens, in how many themes', () => {
  expect(Math.floor(SCREENS.length / 50) * 50).toBe(SWEEP.screens);
  expect(THEMES).toHaveLength(SWEEP.themes);
  const inARun = SCREENS.map((_, place) => chooseThemes(place, false));
  for (const themes of inARun) expect(themes).toHaveLength(SWEEP.themesInARun);
  expect(new Set(inARun.flat()).size).toBe(THEMES.length);
  for (const [place] of SCREENS.entries()) expect(chooseThemes(place, true)).toEqual(THEMES);
});
