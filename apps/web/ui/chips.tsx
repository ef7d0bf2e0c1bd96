import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { Button } from './button.tsx';
import './chips.css';

export type Chip = { readonly id: string; readonly label: string };

type ChipsProps = {
  label: string;
  chips: readonly Chip[];
  onRemove: (id: string) => void;
  onClear: () => void;
};

/** A plain list of buttons: each says what it removes. Clear all comes with the second chip. */
export function Chips({ label, chips, onRemove, onClear }: ChipsProps) {
  const { t } = useLingui();
  if (chips.length === 0) return null;
  return (
    <div className="chips" role="group" aria-label={label}>
      <ul role="list">
        {chips.map((chip) => (
          <li key={chip.id}>
            <button
              type="button"
              className="chip"
              aria-label={t`Remove ${chip.label}`}
              onClick={() => onRemove(chip.id)}
            >
              <span>{chip.label}</span>
              <X aria-hidden="true" size={18} />
            </button>
          </li>
        ))}
      </ul>
      {chips.length > 1 ? (
        <Button variant="quiet" onPress={onClear}>
          <Trans>Clear all</Trans>
        </Button>
      ) : null}
    </div>
  );
}
