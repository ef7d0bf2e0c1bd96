import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** The card in this place takes the focus when it came back to its list; whoever asked is told that it has. */
export function useFocusWhenBack(isBack: boolean, onBack: () => void): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const cameBack = useEffectEvent(onBack);
  useEffect(() => {
    if (!isBack) return;
    place.current?.querySelector<HTMLElement>('[data-card]')?.focus();
    cameBack();
  }, [isBack]);
  return place;
}
