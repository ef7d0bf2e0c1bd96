import { type PointerEvent, useRef } from 'react';

/** How far a finger travels before a drawer closes, in CSS pixels. */
export const SWIPE_THRESHOLD = 100;

/** A quick way out for touch; the close button and Escape do the same for everyone else. */
export function useSwipeToDismiss(onDismiss: () => void, direction: 'down' | 'side') {
  const start = useRef<{ id: number; at: number } | null>(null);
  const along = (event: PointerEvent) => (direction === 'down' ? event.clientY : event.clientX);
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType === 'touch') start.current = { id: event.pointerId, at: along(event) };
    },
    onPointerUp: (event: PointerEvent) => {
      const from = start.current;
      start.current = null;
      if (!from || from.id !== event.pointerId) return;
      const moved = along(event) - from.at;
      if (direction === 'down' ? moved > SWIPE_THRESHOLD : Math.abs(moved) > SWIPE_THRESHOLD) onDismiss();
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
