import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { type Command, type CommandPlace, isOffered } from '../../../lib/commands/command.ts';
import { offerPageCommands } from '../../../lib/commands/page-commands.ts';
import { useIsBuilt } from '../../../lib/layout/built-routes.ts';
import { useViewer } from '../../../lib/server/session.ts';
import { comboOf, isTyping, normalizeCombo } from '../../../lib/settings/key-combo.ts';
import { findKeys, shortcutStore } from '../../../lib/settings/shortcut-settings.ts';
import { announce } from '../../../lib/speaking/announcer.ts';
import { useGo } from '../../../ui/page/use-go.ts';

/**
 * Offers the commands for as long as the editor is shown, and hears their keys before the tree of objects does, which
 * takes every arrow key for its own.
 */
export function useEditorKeys(commands: readonly Command[]): CommandPlace {
  const viewer = useViewer();
  const isBuilt = useIsBuilt();
  const go = useGo();
  const { t, i18n } = useLingui();
  const place: CommandPlace = { viewer, isBuilt, go };
  useEffect(() => offerPageCommands(commands), [commands]);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const settings = shortcutStore.get();
    if (event.defaultPrevented || !settings.enabled) return;
    const isInEditor = event.target instanceof Element && event.target.closest('.editor') !== null;
    if (!isInEditor) return;
    const combo = normalizeCombo(comboOf(event));
    const command = commands.find(
      ({ name, keys }) => keys !== undefined && findKeys(name, keys, settings) === combo,
    );
    if (!command || (isTyping(event.target) && !command.isHeardInFields)) return;
    event.preventDefault();
    event.stopPropagation();
    if (isOffered(command, place)) command.perform(place);
    else announce(t`${i18n._(command.label)}: not possible now.`);
  });
  useEffect(() => {
    addEventListener('keydown', onKeyDown, true);
    return () => removeEventListener('keydown', onKeyDown, true);
  }, []);
  return place;
}
