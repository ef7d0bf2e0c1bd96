import { createStore } from '../../../lib/stores/store.ts';

export const paletteStore = createStore(false);

export function openPalette(): void {
  return paletteStore.set(true);
}
export function closePalette(): void {
  return paletteStore.set(false);
}
