import { createStore } from '../../lib/stores/store.ts';

export const layoutDescriptionStore = createStore(false);

export const openLayoutDescription = (): void => layoutDescriptionStore.set(true);
export const closeLayoutDescription = (): void => layoutDescriptionStore.set(false);
