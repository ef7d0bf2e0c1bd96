import { createStore } from '../stores/store.ts';
import { readStored, writeStored } from '../stores/stored.ts';
import { isFields, readFlag, readText } from '../stores/stored-fields.ts';
import { normalizeCombo } from './key-combo.ts';

/** Shortcuts can be switched off, and each can have another key (WCAG 2.1.4). */
export const SHORTCUTS_KEY = 'relievo-shortcuts';

export interface ShortcutSettings {
  readonly enabled: boolean;
  readonly keys: Readonly<Record<string, string>>;
}

const DEFAULTS: ShortcutSettings = { enabled: true, keys: {} };

export const shortcutStore = createStore<ShortcutSettings>(DEFAULTS);

export function startShortcuts(): void {
  shortcutStore.set(readShortcuts(readStored(SHORTCUTS_KEY)));
}

/** Keys that make no sense are the standard ones again. */
function readShortcuts(value: unknown): ShortcutSettings {
  if (!isFields(value)) return DEFAULTS;
  const keys: Record<string, string> = {};
  for (const [id, stored] of Object.entries(isFields(value['keys']) ? value['keys'] : {})) {
    const combo = readText(stored);
    if (combo) keys[id] = combo;
  }
  return { enabled: readFlag(value['enabled']) ?? DEFAULTS.enabled, keys };
}

export function changeShortcuts(change: Partial<ShortcutSettings>): void {
  const settings = { ...shortcutStore.get(), ...change };
  shortcutStore.set(settings);
  writeStored(SHORTCUTS_KEY, settings);
}

export function findKeys(id: string, standard: string, settings: ShortcutSettings): string {
  return normalizeCombo(settings.keys[id] ?? standard);
}
