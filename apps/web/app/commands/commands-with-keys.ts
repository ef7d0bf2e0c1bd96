import { HOME_COMMANDS } from '../../features/home/commands.ts';
import { LIBRARY_COMMANDS } from '../../features/library/commands.ts';
import { LISTING_COMMANDS } from '../../features/listing/commands.ts';
import { REVIEW_COMMANDS } from '../../features/review/commands.ts';
import { SEARCH_COMMANDS } from '../../features/search/commands.ts';
import { type Command, type CommandPlace, isOffered } from '../../lib/commands/command.ts';
import { pageCommandsStore } from '../../lib/commands/page-commands.ts';
import { settingsStore } from '../../lib/settings/display.ts';
import { findKeys, type ShortcutSettings } from '../../lib/settings/shortcut-settings.ts';
import { SHELL_COMMANDS } from './shell-commands.ts';

/** What works on every page by keys. It comes with the first page, so what has no keys is composed elsewhere. */
const EVERYWHERE: readonly Command[] = [
  ...HOME_COMMANDS,
  ...LIBRARY_COMMANDS,
  ...SEARCH_COMMANDS,
  ...LISTING_COMMANDS,
  ...REVIEW_COMMANDS,
  ...SHELL_COMMANDS,
];

export type CommandWithKeys = Command & { readonly keys: string };

/** The commands that keys perform now, with the person's own keys in place of ours. */
export function listCommandsWithKeys(
  settings: ShortcutSettings,
  place: CommandPlace,
): readonly CommandWithKeys[] {
  const describeKey = settingsStore.get().layoutDescriber.triggerKey;
  return [...pageCommandsStore.get(), ...EVERYWHERE].flatMap((command) => {
    const { name } = command;
    const keys = name === 'describe' ? describeKey : command.keys;
    return keys && isOffered(command, place) ? [{ ...command, keys: findKeys(name, keys, settings) }] : [];
  });
}
