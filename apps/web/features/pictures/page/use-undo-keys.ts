import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent } from 'react';
import { announce } from '../../../lib/speaking/announcer.ts';
import type { PictureKeeper } from '../work/use-kept-work.ts';

/** Undo and Redo by button and by the keys of every editor; what was done is said. */
export function useUndo(keeper: PictureKeeper) {
  const { t } = useLingui();
  const undo = () => announce(keeper.undo() ? t`The last change was undone.` : t`There is nothing to undo.`);
  const redo = () => announce(keeper.redo() ? t`The change was made again.` : t`There is nothing to redo.`);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // A field takes back its own letters.
    if (event.defaultPrevented || isTypedIn(event.target)) return;
    if (!(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    if (key === 'z' && !event.shiftKey) undo();
    else if (key === 'y' || key === 'z') redo();
    else return;
    event.preventDefault();
  };
  return { undo, redo, onKeyDown };
}

function isTypedIn(target: EventTarget): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && target.type !== 'range' && target.type !== 'checkbox';
}
