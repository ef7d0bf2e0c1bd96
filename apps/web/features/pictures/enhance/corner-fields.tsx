import { useLingui } from '@lingui/react/macro';
import type { PageCorners } from '@relievo/contracts/pictures';
import { type KeyboardEvent, useState } from 'react';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { readThousandths } from './edges.ts';

type Place = PageCorners['topLeft'];

interface CornerFieldsProps {
  name: string;
  place: Place;
  onMove: (place: Place) => void;
}

/** A corner by how far it lies from the left and from the top. */
export function CornerFields({ name, place, onMove }: CornerFieldsProps) {
  const { t } = useLingui();
  return (
    <div role="group" aria-label={name} className="picture-corner">
      <ShareField
        label={t`${name}: from the left (%)`}
        value={place.x}
        onChange={(x) => onMove({ ...place, x })}
      />
      <ShareField
        label={t`${name}: from the top (%)`}
        value={place.y}
        onChange={(y) => onMove({ ...place, y })}
      />
    </div>
  );
}

/** Thousandths of the picture by which an arrow key moves a corner. */
const STEP = 5;
const WHOLE = 1000;

/** A percentage that is typed, or moved by the arrow keys up and down. */
function ShareField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: number;
  onChange: (value: number) => void;
}) {
  const { t, i18n } = useLingui();
  // What is typed on the way to a number; null where the field shows the corner as it is.
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    setTyped(text);
    const read = readThousandths(text);
    if (read !== null) onChange(read);
  };
  const step = (event: KeyboardEvent) => {
    const way = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (way === undefined) return;
    event.preventDefault();
    setTyped(null);
    onChange(Math.min(WHOLE, Math.max(0, Math.round(value) + way * STEP)));
  };
  return (
    <TextField
      label={label}
      inputMode="decimal"
      value={typed ?? i18n.number(value / 10, { maximumFractionDigits: 1, useGrouping: false })}
      onChange={type}
      onKeyDown={step}
      onBlur={() => setTyped(null)}
      error={typed !== null && readThousandths(typed) === null ? t`Enter a number from 0 to 100.` : undefined}
    />
  );
}
