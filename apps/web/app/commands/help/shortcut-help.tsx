import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { comboOf, normalizeCombo } from '../../../lib/settings/key-combo.ts';
import { changeShortcuts, shortcutStore } from '../../../lib/settings/shortcut-settings.ts';
import { announce } from '../../../lib/speaking/announcer.ts';
import { useStore } from '../../../lib/stores/use-store.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { listCommandsWithKeys } from '../commands-with-keys.ts';
import { openPalette } from '../palette/palette-state.ts';
import { useCommandPlace } from '../use-command-place.ts';
import { closeShortcutHelp, shortcutHelpStore } from './shortcut-help-state.ts';
import './shortcut-help.css';

/** Says the shortcuts, shows them, and lets each be changed. */
export function ShortcutHelp() {
  const isOpen = useStore(shortcutHelpStore);
  return isOpen ? <ShortcutDialog /> : null;
}

function ShortcutDialog() {
  const { t, i18n } = useLingui();
  const settings = useStore(shortcutStore);
  const place = useCommandPlace();
  const commands = listCommandsWithKeys(settings, place);
  const [changing, setChanging] = useState<string | null>(null);

  const tell = useEffectEvent(() => {
    const spoken = commands.map(({ keys, label }) => `${keys}: ${i18n._(label)}`);
    announce(t`Keyboard shortcuts. ${spoken.join('. ')}`);
  });
  useEffect(() => tell(), []);

  return (
    <Dialog title={t`Keyboard shortcuts`} isOpen onClose={closeShortcutHelp}>
      <Switch isSelected={settings.enabled} onChange={(enabled) => changeShortcuts({ enabled })}>
        <Trans>Keyboard shortcuts are on</Trans>
      </Switch>
      <p className="field-help">
        <Trans>
          Shortcuts work outside text fields. To change one, choose Change and press the new keys.
        </Trans>
      </p>
      <ul className="shortcut-list" role="list">
        {commands.map(({ name, keys, label }) => (
          <li key={name}>
            <kbd>{keys}</kbd>
            <span>{i18n._(label)}</span>
            <KeyCatcher
              name={i18n._(label)}
              isListening={changing === name}
              onListen={() => setChanging(name)}
              onKeys={(combo) => {
                setChanging(null);
                if (!combo) return;
                const taken = commands.find((other) => other.keys === combo && other.name !== name);
                if (taken) {
                  announce(t`${combo} is already used for: ${i18n._(taken.label)}`, 'errors');
                  return;
                }
                changeShortcuts({ keys: { ...settings.keys, [name]: combo } });
                announce(t`Changed to ${combo}`);
              }}
            />
          </li>
        ))}
      </ul>
      <div className="shortcut-actions">
        <Button
          onPress={() => {
            closeShortcutHelp();
            openPalette();
          }}
        >
          <Trans>Find a command</Trans>
        </Button>
        <Button onPress={() => changeShortcuts({ enabled: true, keys: {} })}>
          <Trans>Reset all shortcuts</Trans>
        </Button>
      </div>
    </Dialog>
  );
}

interface KeyCatcherProps {
  name: string;
  isListening: boolean;
  onListen: () => void;
  onKeys: (combo: string | null) => void;
}

const HELD_ALONE = ['Shift', 'Control', 'Alt', 'Meta', 'Tab'];

function KeyCatcher({ name, isListening, onListen, onKeys }: KeyCatcherProps) {
  const { t } = useLingui();
  useEffect(() => {
    if (!isListening) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (HELD_ALONE.includes(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
      onKeys(event.key === 'Escape' ? null : normalizeCombo(comboOf(event)));
    };
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
  }, [isListening, onKeys]);
  return (
    <Button
      variant="quiet"
      aria-label={isListening ? t`Press the new keys, or Escape` : t`Change the shortcut for: ${name}`}
      onPress={onListen}
    >
      {isListening ? t`Press keys…` : t`Change`}
    </Button>
  );
}
