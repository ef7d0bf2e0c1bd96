import { createStore } from '../../lib/stores/store.ts';

export const layoutDescriptionStore = createStore(false);

export function openLayoutDescription(): void {
  return layoutDescriptionStore.set(true);
}
export function closeLayoutDescription(): void {
  return layoutDescriptionStore.set(false);
}
