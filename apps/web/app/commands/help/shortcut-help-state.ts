import { createStore } from '../../../lib/stores/store.ts';

export const shortcutHelpStore = createStore(false);

export function openShortcutHelp(): void {
  return shortcutHelpStore.set(true);
}
export function closeShortcutHelp(): void {
  return shortcutHelpStore.set(false);
}
