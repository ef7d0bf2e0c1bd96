import { createStore } from '../stores/store.ts';
import { readStored, writeStored } from '../stores/stored.ts';
import {
  type AccessibilitySettings,
  createDefaultSettings,
  migrateSettings,
} from './accessibility-settings.ts';

/** The theme and the accessibility settings: read at start, kept in this browser, shown on the root element. */
export const THEME_KEY = 'relievo-theme';
export const SETTINGS_KEY = 'relievo-accessibility-settings';

export type Theme = 'light' | 'dark';

function matchesMedia(query: string) {
  return typeof matchMedia === 'function' && matchMedia(query).matches;
}
function readSystemTheme(): Theme {
  return matchesMedia('(prefers-color-scheme: dark)') ? 'dark' : 'light';
}
function prefersHighContrast() {
  return matchesMedia('(prefers-contrast: more)');
}

/** Kept as a bare word, because early.js reads it before anything else runs. */
function readStoredTheme(): Theme | undefined {
  try {
    const theme = localStorage.getItem(THEME_KEY);
    return theme === 'light' || theme === 'dark' ? theme : undefined;
  } catch {
    return undefined;
  }
}

export const themeStore = createStore<Theme>('light');
export const settingsStore = createStore<AccessibilitySettings>(createDefaultSettings());

export function setTheme(theme: Theme): void {
  themeStore.set(theme);
  document.documentElement.dataset['theme'] = theme;
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // A browser that keeps nothing still shows the theme until the page is left.
  }
}

type SettingsChange = {
  readonly [Name in keyof AccessibilitySettings]?: AccessibilitySettings[Name] | undefined;
};

export function changeSettings(change: SettingsChange): void {
  const settings = migrateSettings({ ...settingsStore.get(), ...change }, prefersHighContrast());
  settingsStore.set(settings);
  writeStored(SETTINGS_KEY, settings);
  showSettings(settings);
}

export function resetSettings(): void {
  changeSettings(createDefaultSettings(prefersHighContrast()));
}

export function startDisplay(): void {
  readDisplay();
  // What is changed in one window shows in all of them.
  addEventListener('storage', ({ key }) => {
    if (key === THEME_KEY || key === SETTINGS_KEY || key === null) readDisplay();
  });
}

function readDisplay(): void {
  const theme = readStoredTheme() ?? readSystemTheme();
  themeStore.set(theme);
  document.documentElement.dataset['theme'] = theme;
  const settings = migrateSettings(readStored(SETTINGS_KEY), prefersHighContrast());
  settingsStore.set(settings);
  showSettings(settings);
}

function showSettings(settings: AccessibilitySettings): void {
  const root = document.documentElement;
  root.dataset['contrast'] = settings.contrastLevel;
  root.dataset['textSpacing'] = settings.textSpacing ? 'on' : 'off';
  root.dataset['enhancedBorders'] = settings.enhancedBorders ? 'on' : 'off';
  root.dataset['visibleLabels'] = settings.visibleLabels ? 'on' : 'off';
  root.dataset['typeface'] = settings.typeface;
  root.dataset['tint'] = settings.tint;
  root.dataset['focus'] = settings.focusIndicatorEnhanced ? 'enhanced' : 'normal';
  root.style.setProperty('--user-font-scale', String(settings.fontSize / 100));
  root.style.setProperty('--user-line-height', String(settings.lineHeight));
  root.style.setProperty('--user-letter-spacing', String(settings.letterSpacing));
  root.style.setProperty('--user-word-spacing', String(settings.wordSpacing));
  root.style.setProperty('--user-paragraph-spacing', String(settings.paragraphSpacing));
}
