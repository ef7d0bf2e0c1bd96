import { useEffect } from 'react';
import { useStore } from '../../lib/stores/use-store.ts';
import './reading-ruler.css';
import { rulerPlaceStore } from './ruler-state.ts';

/**
 * A band across the window that stays bright while what is above and below it is dimmed. It follows the pointer, the
 * finger and the focus; keys move it line by line.
 */
export function ReadingRuler() {
  const place = useStore(rulerPlaceStore);
  useEffect(() => {
    if (rulerPlaceStore.get() === 0) rulerPlaceStore.set(innerHeight / 3);
    const followPointer = ({ clientY }: PointerEvent) => rulerPlaceStore.set(clientY);
    const followFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.id === 'main-content') return;
      const { top, height } = target.getBoundingClientRect();
      rulerPlaceStore.set(top + height / 2);
    };
    addEventListener('pointermove', followPointer);
    addEventListener('focusin', followFocus);
    return () => {
      removeEventListener('pointermove', followPointer);
      removeEventListener('focusin', followFocus);
    };
  }, []);
  return (
    <div
      className="reading-ruler"
      aria-hidden="true"
      ref={(ruler) => ruler?.style.setProperty('--ruler-place', `${place}px`)}
    />
  );
}
