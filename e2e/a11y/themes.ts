import type { Page } from '@playwright/test';

export const THEMES = [
  { name: 'light', theme: 'light', contrast: 'normal' },
  { name: 'dark', theme: 'dark', contrast: 'normal' },
  { name: 'high contrast light', theme: 'light', contrast: 'high' },
  { name: 'high contrast dark', theme: 'dark', contrast: 'high' },
] as const;

export type ThemeName = (typeof THEMES)[number]['name'];

/** Changes the theme in place, so that the state on screen stays. */
export async function showTheme(
  page: Page,
  { theme, contrast }: { theme: string; contrast: string },
): Promise<void> {
  await page.evaluate(
    ([nextTheme, nextContrast]) => {
      document.documentElement.dataset['theme'] = nextTheme;
      document.documentElement.dataset['contrast'] = nextContrast;
    },
    [theme, contrast],
  );
}
