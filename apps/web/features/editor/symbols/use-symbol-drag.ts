import type { TactileSymbol } from '@relievo/graphic/editing/symbols';
import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Editor } from '../state/editor.ts';
import { findPlaceUnder, placeSymbol } from './place-symbol.ts';

/** Pixels that a press may move before it is a drag. */
const PRESS = 6;

export interface SymbolDrag {
  /** The symbol under the pointer, and where it is in the window; null while nothing is dragged. */
  readonly dragged: { readonly symbol: TactileSymbol; readonly x: number; readonly y: number } | null;
  readonly begin: (symbol: TactileSymbol, event: PointerEvent) => void;
}

/** Drags a symbol out of the list onto the sheet. A finger scrolls the list: for it a press adds the symbol. */
export function useSymbolDrag(editor: Editor, onPlaced: (symbol: TactileSymbol) => void): SymbolDrag {
  const pressed = useRef<{ symbol: TactileSymbol; x: number; y: number } | null>(null);
  const [dragged, setDragged] = useState<SymbolDrag['dragged']>(null);
  const onMove = useEffectEvent(({ clientX, clientY }: globalThis.PointerEvent) => {
    const from = pressed.current;
    if (!from) return;
    if (!dragged && Math.hypot(clientX - from.x, clientY - from.y) < PRESS) return;
    setDragged({ symbol: from.symbol, x: clientX, y: clientY });
  });
  const onUp = useEffectEvent((event: globalThis.PointerEvent) => {
    const from = pressed.current;
    const place = from && dragged ? findPlaceUnder(editor, event) : null;
    pressed.current = null;
    setDragged(null);
    if (from && place && placeSymbol(editor, from.symbol, place)) onPlaced(from.symbol);
  });
  const leave = useEffectEvent((event: KeyboardEvent | globalThis.PointerEvent) => {
    if ('key' in event && event.key !== 'Escape') return;
    pressed.current = null;
    setDragged(null);
  });
  useEffect(() => {
    addEventListener('pointermove', onMove);
    addEventListener('pointerup', onUp);
    addEventListener('pointercancel', leave);
    addEventListener('keydown', leave);
    return () => {
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', onUp);
      removeEventListener('pointercancel', leave);
      removeEventListener('keydown', leave);
    };
  }, []);
  return {
    dragged,
    begin: (symbol, { clientX, clientY, button, pointerType }) => {
      if (button !== 0 || pointerType === 'touch') return;
      pressed.current = { symbol, x: clientX, y: clientY };
    },
  };
}
