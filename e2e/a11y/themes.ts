import type { Page } from '@playwright/test';

export const THEMES = [
  { name: 'light', theme: 'light', contrast: 'normal' },
  { name: 'dark', theme: 'dark', contrast: 'normal' },
  { name: 'high contrast light', theme: 'light', contrast: 'high' },
  { name: 'high contrast dark', theme: 'dark', contrast: 'high' },
] as const;

/** Every theme where all are asked for, else one of them, in turn. */
export function chooseThemes(place: number, isFull: boolean): readonly [Theme, ...Theme[]] {
  const inTurn = THEMES[place % THEMES.length];
  return isFull || !inTurn ? THEMES : [inTurn];
}

type Theme = (typeof THEMES)[number];

export type ThemeName = Theme['name'];

/** Changes the theme as another window of the same browser does, so that the state on screen stays. */
export async function showTheme(
  page: Page,
  { theme, contrast }: { theme: string; contrast: string },
): Promise<void> {
  await page.evaluate(
    ([nextTheme = '', nextContrast]) => {
      const settings = 'relievo-accessibility-settings';
      const kept: object = JSON.parse(localStorage.getItem(settings) ?? '{}');
      localStorage.setItem(settings, JSON.stringify({ ...kept, highContrast: nextContrast === 'high' }));
      localStorage.setItem('relievo-theme', nextTheme);
      dispatchEvent(new StorageEvent('storage', { key: null }));
    },
    [theme, contrast],
  );
  await page.waitForFunction(() => document.querySelector('canvas[aria-busy="true"]') === null);
}
