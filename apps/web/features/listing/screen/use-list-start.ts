import { type RefObject, useRef } from 'react';

interface ListStart {
  readonly area: RefObject<HTMLDivElement | null>;
  /** Brings reading and the focus to where the list begins. */
  readonly toStart: () => void;
}

export function useListStart(): ListStart {
  const area = useRef<HTMLDivElement>(null);
  return {
    area,
    toStart: () => {
      area.current?.scrollIntoView({ block: 'start' });
      area.current?.focus({ preventScroll: true });
    },
  };
}
