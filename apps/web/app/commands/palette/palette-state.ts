import { createStore } from '../../../lib/stores/store.ts';

export const paletteStore = createStore(false);

export const openPalette = (): void => paletteStore.set(true);
export const closePalette = (): void => paletteStore.set(false);
