/** Notices that pass, and the history of those that passed: nothing that was said is lost with its toast. */
export const TOAST_STAYS = 8000;
const HISTORY_LENGTH = 50;
/** More would fill a small window; those before are found among the past ones. */
const MOST_VISIBLE = 3;

export type ToastTone = 'info' | 'success' | 'error';
export interface Toast {
  readonly id: number;
  readonly tone: ToastTone;
  readonly text: string;
  readonly stays: number;
  readonly at: number;
}

type Listener = () => void;

export function createToastStore(now: () => number = Date.now) {
  let visible: readonly Toast[] = [];
  let history: readonly Toast[] = [];
  let nextId = 1;
  const listeners = new Set<Listener>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    show: (text: string, tone: ToastTone = 'info', stays: number = TOAST_STAYS): number => {
      const toast = { id: nextId++, tone, text, stays, at: now() };
      // What says the same takes the place of what said it before.
      const others = visible.filter((other) => other.text !== text || other.tone !== tone);
      visible = [...others, toast].slice(-MOST_VISIBLE);
      history = [toast, ...history].slice(0, HISTORY_LENGTH);
      tell();
      return toast.id;
    },
    close: (id: number): void => {
      visible = visible.filter((toast) => toast.id !== id);
      tell();
    },
    visible: () => visible,
    history: () => history,
    subscribe: (listener: Listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export const toasts = createToastStore();
