import { createStore } from '../../lib/stores/store.ts';

export const pastNotificationsStore = createStore(false);

export function openPastNotifications(): void {
  return pastNotificationsStore.set(true);
}
export function closePastNotifications(): void {
  return pastNotificationsStore.set(false);
}
