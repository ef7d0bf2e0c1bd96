import { Trans } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { Button } from '../actions/button.tsx';
import './undo-row.css';

interface UndoRowProps {
  /** What was done. */
  words: string;
  /** The name of the button: what it undoes. */
  label: string;
  isBusy: boolean;
  onUndo: () => void;
}

/**
 * What was just removed from a list, with the way back. It takes the place and the focus of what is gone, and stays:
 * nobody has to be fast.
 */
export function UndoRow({ words, label, isBusy, onUndo }: UndoRowProps) {
  return (
    <div className="undo-row" role="group" aria-label={words}>
      <p>{words}</p>
      <Button
        autoFocus
        aria-label={label}
        icon={<Undo2 aria-hidden="true" size={20} />}
        isBusy={isBusy}
        onPress={onUndo}
      >
        <Trans>Undo</Trans>
      </Button>
    </div>
  );
}
