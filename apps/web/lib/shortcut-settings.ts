import { z } from 'zod/mini';
import { normalCombo } from './key-combo.ts';
import { createStore } from './store.ts';
import { readStored, writeStored } from './stored.ts';

/** Shortcuts can be switched off, and each can have another key (WCAG 2.1.4). */
export const SHORTCUTS_KEY = 'relievo-shortcuts';

export type ShortcutSettings = { readonly enabled: boolean; readonly keys: Readonly<Record<string, string>> };

const DEFAULTS: ShortcutSettings = { enabled: true, keys: {} };
const stored = z.object({
  enabled: z.boolean(),
  keys: z.record(z.string(), z.string().check(z.maxLength(40))),
});

export const shortcutStore = createStore<ShortcutSettings>(DEFAULTS);

export function startShortcuts(): void {
  const parsed = z.safeParse(stored, readStored(SHORTCUTS_KEY));
  shortcutStore.set(parsed.success ? parsed.data : DEFAULTS);
}

export function changeShortcuts(change: Partial<ShortcutSettings>): void {
  const settings = { ...shortcutStore.get(), ...change };
  shortcutStore.set(settings);
  writeStored(SHORTCUTS_KEY, settings);
}

export const keysFor = (id: string, standard: string, settings: ShortcutSettings): string =>
  normalCombo(settings.keys[id] ?? standard);
