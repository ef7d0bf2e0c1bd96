import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useRef } from 'react';
import { announce } from '../../lib/speaking/announcer.ts';
import { tellKey } from '../../lib/words/key-words.ts';

/** What people press who look for a way on. Other keys with names belong to the browser and to screen readers. */
const NAMED: ReadonlySet<string> = new Set([
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'Backspace',
  'Delete',
  'End',
  'Enter',
  'Home',
  'PageDown',
  'PageUp',
]);

/**
 * For a place whose keys are its own: a key that does nothing there says so, once for as long as somebody stays, and where
 * help is. Silence would leave open whether it was heard at all.
 */
export function useUnknownKeys(help: string) {
  const { t, i18n } = useLingui();
  const told = useRef(new Set<string>());
  return {
    listen: (event: KeyboardEvent) => {
      const key = nameKey(event);
      if (key === null || event.repeat) return;
      const { nativeEvent } = event;
      // The keys of the whole page are heard after those of the place.
      setTimeout(() => {
        if (nativeEvent.defaultPrevented || told.current.has(key)) return;
        told.current.add(key);
        announce(t`${tellKey(key, i18n)}: this key does nothing here. ${help}`, 'exploring');
      });
    },
    forget: () => told.current.clear(),
  };
}

function nameKey({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): string | null {
  if (ctrlKey || altKey || metaKey) return null;
  if (key === ' ') return 'Space';
  return key.length === 1 || NAMED.has(key) ? key : null;
}
