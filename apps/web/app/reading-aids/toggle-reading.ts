import { createStore } from '../../lib/stores/store.ts';

/** Whether the page is read aloud, or is to be: what reads it is loaded when it is first asked for. */
export const wantsReadingStore = createStore(false);

export function toggleReading(): void {
  wantsReadingStore.set(!wantsReadingStore.get());
}
