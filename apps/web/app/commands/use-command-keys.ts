import { useEffectEvent, useLayoutEffect } from 'react';
import type { Command } from '../../lib/commands/command.ts';
import { comboOf, isTyping, normalizeCombo } from '../../lib/settings/key-combo.ts';
import { shortcutStore } from '../../lib/settings/shortcut-settings.ts';
import { listCommandsWithKeys } from './commands-with-keys.ts';
import { useCommandPlace } from './use-command-place.ts';

/** Performs the command whose keys are pressed, unless they belong to a text field or the person switched keys off. */
export function useCommandKeys(): void {
  const place = useCommandPlace();
  const perform = (event: KeyboardEvent, isHeard: (command: Command) => boolean) => {
    const settings = shortcutStore.get();
    if (event.defaultPrevented || event.repeat || !settings.enabled) return;
    const combo = normalizeCombo(comboOf(event));
    const command = listCommandsWithKeys(settings, place).find(({ keys }) => keys === combo);
    if (!command || !isHeard(command)) return;
    event.preventDefault();
    command.perform(place);
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isTyping(event.target)) perform(event, () => true);
  });
  // A field may keep its keys to itself, so these are heard before it.
  const onKeyDownInField = useEffectEvent((event: KeyboardEvent) => {
    if (isTyping(event.target)) perform(event, ({ isHeardInFields = false }) => isHeardInFields);
  });

  // Whoever sees the page can press its keys.
  useLayoutEffect(() => {
    addEventListener('keydown', onKeyDown);
    addEventListener('keydown', onKeyDownInField, true);
    return () => {
      removeEventListener('keydown', onKeyDown);
      removeEventListener('keydown', onKeyDownInField, true);
    };
  }, []);
}
