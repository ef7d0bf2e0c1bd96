import { Trans, useLingui } from '@lingui/react/macro';
import { type Command, type CommandGroup, type CommandPlace, isOffered } from '../../lib/commands/command.ts';
import { useStore } from '../../lib/stores/use-store.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ButtonLink } from '../../ui/actions/link.tsx';
import { Menu, MenuItem } from '../../ui/overlays/menu.tsx';
import type { DrawingKeeper } from './state/kept-drawing.ts';
import { describeStep } from './state/tell.ts';
import { useEditor, useEditorState, useHistory } from './state/use-editor.ts';

interface EditorToolbarProps {
  commands: readonly Command[];
  place: CommandPlace;
  keeper: DrawingKeeper;
}

/** The way back, what was done last, and every command by its group. */
export function EditorToolbar({ commands, place, keeper }: EditorToolbarProps) {
  const { t } = useLingui();
  const editor = useEditor();
  const history = useHistory();
  const { standing } = useStore(keeper.store);
  const [last, next] = [history.done.at(-1), history.undone.at(-1)];
  const stands = {
    kept: t`Saved`,
    waiting: t`Saving…`,
    saving: t`Saving…`,
    failed: t`Not saved yet`,
    elsewhere: t`Changed in another tab`,
    closed: t`Not saved yet`,
  };
  return (
    <div
      id="toolbar"
      className="editor-toolbar"
      role="group"
      aria-label={t`Toolbar of the editor`}
      tabIndex={-1}
    >
      <ButtonLink to="/svg-editor">
        <Trans>Your drawings</Trans>
      </ButtonLink>
      <Button
        isDisabled={!last}
        aria-label={last ? t`Undo: ${describeStep(last.message, 'short')}` : t`Undo`}
        onPress={editor.undo}
      >
        <Trans>Undo</Trans>
      </Button>
      <Button
        isDisabled={!next}
        aria-label={next ? t`Redo: ${describeStep(next.message, 'short')}` : t`Redo`}
        onPress={editor.redo}
      >
        <Trans>Redo</Trans>
      </Button>
      <CommandMenu label={t`Add`} group="draw" commands={commands} place={place} />
      <CommandMenu label={t`Change`} group="change" commands={commands} place={place} />
      <CommandMenu label={t`Arrange`} group="arrange" commands={commands} place={place} />
      <CommandMenu label={t`Ask`} group="view" commands={commands} place={place} />
      <p className="editor-keeping">{stands[standing]}</p>
    </div>
  );
}

interface CommandMenuProps {
  label: string;
  group: CommandGroup;
  commands: readonly Command[];
  place: CommandPlace;
}

/** What cannot be done now is shown and cannot be chosen, so that nobody looks for it in vain. */
function CommandMenu({ label, group, commands, place }: CommandMenuProps) {
  const { i18n } = useLingui();
  useEditorState();
  const own = commands.filter((command) => command.group === group);
  return (
    <Menu
      trigger={<Button>{label}</Button>}
      aria-label={label}
      disabledKeys={own.filter((command) => !isOffered(command, place)).map(({ name }) => name)}
      onAction={(key) => own.find(({ name }) => name === key)?.perform(place)}
    >
      {own.map(({ name, label: words, icon: Icon, keys }) => (
        <MenuItem key={name} id={name} icon={Icon ? <Icon aria-hidden="true" size={20} /> : undefined}>
          {keys ? `${i18n._(words)} (${keys})` : i18n._(words)}
        </MenuItem>
      ))}
    </Menu>
  );
}
