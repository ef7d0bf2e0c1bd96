import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { Command, CommandGroup } from '../../../lib/commands/command.ts';
import { sayAfterRest } from '../../../lib/speaking/say-after-rest.ts';
import { type Choice, type ChoiceGroup, SearchableList } from '../../../ui/fields/searchable-list.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useCommandPlace } from '../use-command-place.ts';
import { type Findable, findCommands } from './find-commands.ts';
import { GROUP_NAMES } from './group-names.ts';
import { keepLatest, readLatest } from './latest-commands.ts';
import { closePalette } from './palette-state.ts';
import { usePaletteCommands } from './use-palette-commands.ts';

type Entry = Findable & { readonly command: Command };

/** Every command by its words: typed, chosen, done. What was used last stands first. */
export function CommandPalette() {
  const { t, i18n } = useLingui();
  const [text, setText] = useState('');
  const [latest] = useState(readLatest);
  const perform = usePerformAfterwards();
  const entries = usePaletteCommands().map(
    (command): Entry => ({
      name: command.name,
      label: i18n._(command.label),
      group: i18n._(GROUP_NAMES[command.group]),
      keys: command.keys ?? '',
      command,
    }),
  );
  const found = findCommands(entries, text, latest);
  const count = plural(found.length, { one: '# command', other: '# commands' });
  useEffect(() => sayAfterRest(count), [count]);
  const groups =
    text.trim() === ''
      ? [
          {
            name: t`Recently used`,
            choices: found.filter(({ name }) => latest.includes(name)).map(choiceOf),
          },
          ...(Object.keys(GROUP_NAMES) as CommandGroup[]).map((group) => ({
            name: i18n._(GROUP_NAMES[group]),
            choices: found
              .filter(({ name, command }) => command.group === group && !latest.includes(name))
              .map(choiceOf),
          })),
        ]
      : [{ name: '', choices: found.map(choiceOf) }];
  return (
    <Dialog title={t`Find a command`} isOpen onClose={closePalette}>
      <SearchableList
        label={t`Search commands`}
        listLabel={t`Commands`}
        text={text}
        onText={setText}
        groups={groups.filter(({ choices }: ChoiceGroup) => choices.length > 0)}
        none={<Trans>No commands found.</Trans>}
        onChoose={(name) => {
          const chosen = found.find((entry) => entry.name === name);
          if (!chosen) return;
          keepLatest(name);
          perform(chosen.command);
        }}
      />
      {found.length > 0 ? (
        <p className="field-help">
          <Trans>{count}. Use the arrow keys to choose one and Enter to run it.</Trans>
        </p>
      ) : null}
    </Dialog>
  );
}

function choiceOf({ name, label, keys, command: { icon: Icon } }: Entry): Choice {
  return {
    id: name,
    label,
    keys,
    icon: Icon ? <Icon aria-hidden="true" size={20} /> : null,
  };
}

/** A command may move the focus, so it waits until the palette is gone and the focus is back where it was. */
function usePerformAfterwards(): (command: Command) => void {
  const place = useCommandPlace();
  const chosen = useRef<() => void>(undefined);
  useEffect(
    () => () => {
      const run = chosen.current;
      if (run) requestAnimationFrame(() => requestAnimationFrame(run));
    },
    [],
  );
  return (command) => {
    chosen.current = () => command.perform(place);
    closePalette();
  };
}
