import { useLingui } from '@lingui/react/macro';
import { type ExplorerCommand, findCommandWith, nameKey } from '@relievo/chart/explore';
import { type KeyboardEvent, useState } from 'react';
import { announce } from '../../../lib/speaking/announcer.ts';
import { useStore } from '../../../lib/stores/use-store.ts';
import { tellKey } from '../../../lib/words/key-words.ts';
import { tellCommand } from './command-words.ts';
import { changeExplorer, explorerSettings } from './explorer-settings.ts';

/** What leaves a dialog or moves through it cannot be given away. */
const KEPT = new Set(['Tab', 'Shift+Tab', 'Escape', 'Enter', 'Shift', 'Alt', 'Meta', 'Ctrl']);

/** Gives a command the key that is pressed next. */
export function ChangeKey({ command }: { command: ExplorerCommand }) {
  const { t, i18n } = useLingui();
  const { keys } = useStore(explorerSettings);
  const [isWaiting, setIsWaiting] = useState(false);
  const name = tellCommand(command);
  const press = (event: KeyboardEvent) => {
    const key = nameKey(event);
    if (!isWaiting || key === null) return;
    if (event.key === 'Escape') event.stopPropagation();
    if (KEPT.has(key)) {
      if (key === 'Escape' || key.endsWith('Tab')) setIsWaiting(false);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    const other = findCommandWith(key, keys);
    if (other !== null && other !== command) {
      const has = tellCommand(other);
      return announce(t`${tellKey(key, i18n)} is the key for: ${has}. Press another one.`);
    }
    changeExplorer({ keys: { ...keys, [command]: key } });
    setIsWaiting(false);
    announce(t`${name}: now ${tellKey(key, i18n)}`);
  };
  const isOwn = keys[command] !== undefined;
  const reset = () => {
    const { [command]: _was, ...others } = keys;
    changeExplorer({ keys: others });
    announce(t`${name}: the usual key again`);
  };
  return (
    <span className="change-key">
      <button
        type="button"
        className="button"
        data-variant="secondary"
        aria-label={t`Change the key: ${name}`}
        onClick={() => {
          setIsWaiting(true);
          announce(t`Press the new key`);
        }}
        onKeyDown={press}
        onBlur={() => setIsWaiting(false)}
      >
        <span>{isWaiting ? t`Press the new key` : t`Change`}</span>
      </button>
      {isOwn ? (
        <button
          type="button"
          className="button"
          data-variant="quiet"
          aria-label={t`The usual key: ${name}`}
          onClick={reset}
        >
          <span>{t`Usual key`}</span>
        </button>
      ) : null}
    </span>
  );
}
