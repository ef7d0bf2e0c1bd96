import { type ReactNode, useState } from 'react';
import { type Deciding, DecisionDialog } from './decision-dialog.tsx';
import type { Decided } from './decision-words.ts';

interface DecidingOptions {
  readonly onDecided: (id: string) => void;
  readonly onOvertaken: (id: string) => void;
}

/** The one decision that is being made on a screen, and the dialog that asks about it. */
export function useDeciding({ onDecided, onOvertaken }: DecidingOptions): {
  readonly begin: (kind: Decided, item: Deciding) => void;
  readonly dialog: ReactNode;
} {
  const [open, setOpen] = useState<{ readonly kind: Decided; readonly item: Deciding }>();
  return {
    begin: (kind, item) => setOpen({ kind, item }),
    dialog: open ? (
      <DecisionDialog
        key={`${open.kind} ${open.item.id}`}
        {...open}
        onClose={() => setOpen(undefined)}
        onDecided={() => onDecided(open.item.id)}
        onOvertaken={() => onOvertaken(open.item.id)}
      />
    ) : null,
  };
}
