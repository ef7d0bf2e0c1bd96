import { createStore } from '../../../lib/stores/store.ts';

export const shortcutHelpStore = createStore(false);

export const openShortcutHelp = (): void => shortcutHelpStore.set(true);
export const closeShortcutHelp = (): void => shortcutHelpStore.set(false);
