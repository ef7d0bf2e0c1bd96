import { createStore } from '../../lib/stores/store.ts';

export const pastNotificationsStore = createStore(false);

export const openPastNotifications = (): void => pastNotificationsStore.set(true);
export const closePastNotifications = (): void => pastNotificationsStore.set(false);
