import { useEffectEvent, useLayoutEffect } from 'react';
import { comboOf, isTyping, normalizeCombo } from '../../lib/settings/key-combo.ts';
import { shortcutStore } from '../../lib/settings/shortcut-settings.ts';
import { listCommandsWithKeys } from './commands-with-keys.ts';
import { useCommandPlace } from './use-command-place.ts';

/** Performs the command whose keys are pressed, unless they are those of a text field, or the person switched keys off. */
export function useCommandKeys(): void {
  const place = useCommandPlace();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const settings = shortcutStore.get();
    if (event.defaultPrevented || event.repeat || !settings.enabled) return;
    const combo = normalizeCombo(comboOf(event));
    const command = listCommandsWithKeys(settings, place).find(({ keys }) => keys === combo);
    if (!command || (!command.isHeardInFields && isTyping(event.target))) return;
    event.preventDefault();
    command.perform(place);
  });

  // Whoever sees the page can press its keys.
  useLayoutEffect(() => {
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
