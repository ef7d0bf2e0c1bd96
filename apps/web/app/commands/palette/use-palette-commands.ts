import { HELP_COMMANDS } from '../../../features/help/commands.ts';
import { VIEW_COMMANDS } from '../../../features/listing/screen/view-commands.ts';
import { NOTICES_COMMANDS } from '../../../features/notices/commands.ts';
import { type Command, isOffered } from '../../../lib/commands/command.ts';
import { pageCommandsStore } from '../../../lib/commands/page-commands.ts';
import { shortcutStore } from '../../../lib/settings/shortcut-settings.ts';
import { useStore } from '../../../lib/stores/use-store.ts';
import { buildNavigation, type NavigationEntry } from '../../navigation/navigation.ts';
import { useAccountCommands } from '../account-commands.ts';
import { listCommandsWithKeys } from '../commands-with-keys.ts';
import { useCommandPlace } from '../use-command-place.ts';

/** Everything that can be done here and now: what the screen offers first, then what works everywhere. */
export function usePaletteCommands(): readonly Command[] {
  const place = useCommandPlace();
  const account = useAccountCommands();
  const withKeys = listCommandsWithKeys(useStore(shortcutStore), place).filter(
    ({ name }) => name !== 'palette',
  );
  const named = [...withKeys, ...account, ...NOTICES_COMMANDS];
  const places = buildNavigation(place.viewer, place.isBuilt)
    .flatMap(({ entries }) => entries)
    .flatMap((entry) => [entry, ...(entry.inside ?? [])])
    // A page that a command leads to already is listed once.
    .filter(({ path, search }) => search || !named.some((command) => command.path === path))
    .map(createCommandTo);
  const ofPage = useStore(pageCommandsStore).filter(({ keys }) => keys === undefined);
  const all = [...ofPage, ...VIEW_COMMANDS, ...named, ...places, ...HELP_COMMANDS];
  return all.filter(
    (command, index) =>
      isOffered(command, place) && all.findIndex(({ name }) => name === command.name) === index,
  );
}

/** An entry of the sidebar as a command: it leads where the entry leads. */
function createCommandTo({ path, search, label, icon }: NavigationEntry): Command {
  return {
    name: `go ${path} ${search?.['tab'] ?? ''}`.trim(),
    label,
    icon,
    group: 'go',
    path,
    perform: ({ go }) => go(path, search ? { search } : {}),
  };
}
