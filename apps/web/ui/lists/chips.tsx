import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../actions/button.tsx';
import './chips.css';

export interface Chip {
  readonly id: string;
  readonly label: string;
}

interface ChipsProps {
  label: string;
  chips: readonly Chip[];
  onRemove: (id: string) => void;
  onClear: () => void;
  /** The last one is gone, and with it what had the focus. */
  onEmptied?: () => void;
}

/** A plain list of buttons: each says what it removes. Clear all comes with the second chip. */
export function Chips({ label, chips, onRemove, onClear, onEmptied }: ChipsProps) {
  const { t } = useLingui();
  const list = useRef<HTMLDivElement>(null);
  const left = useFocusAfterRemoval(list, chips.length, onEmptied);
  if (chips.length === 0) return null;
  return (
    <div ref={list} className="chips" role="group" aria-label={label}>
      <ul role="list">
        {chips.map((chip, place) => (
          <li key={chip.id}>
            <button
              type="button"
              className="chip"
              aria-label={t`Remove ${chip.label}`}
              onClick={() => {
                left(place);
                onRemove(chip.id);
              }}
            >
              <span>{chip.label}</span>
              <X aria-hidden="true" size={18} />
            </button>
          </li>
        ))}
      </ul>
      {chips.length > 1 ? (
        <Button
          variant="quiet"
          onPress={() => {
            left(0);
            onClear();
          }}
        >
          <Trans>Clear all</Trans>
        </Button>
      ) : null}
    </div>
  );
}

/** To call before a chip goes: the one that takes its place has the focus then. */
function useFocusAfterRemoval(
  list: RefObject<HTMLElement | null>,
  count: number,
  onEmptied: (() => void) | undefined,
): (place: number) => void {
  const place = useRef<number>(undefined);
  const emptied = useEffectEvent(() => onEmptied?.());
  useEffect(() => {
    if (place.current === undefined) return;
    const chips = [...(list.current?.querySelectorAll<HTMLElement>('.chip') ?? [])];
    if (count === 0) emptied();
    else chips[Math.min(place.current, count - 1)]?.focus();
    place.current = undefined;
  }, [list, count]);
  return (gone) => {
    place.current = gone;
  };
}
