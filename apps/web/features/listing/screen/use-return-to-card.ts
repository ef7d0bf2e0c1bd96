import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { findPosition, forgetPosition, keepPosition, returnToCard } from './list-position.ts';

/** The list on screen by its address, which a card keeps when it is opened. */
function useListOnScreen(): string {
  return useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
}

/** To call before a card's own page opens. */
export function useKeepPosition(): (card: string) => void {
  const list = useListOnScreen();
  return (card) => keepPosition({ list, card, scroll: scrollY });
}

/** Who comes back to a list finds the card again that they opened, with the focus; who goes on meanwhile is left alone. */
export function useReturnToCard(): void {
  const list = useListOnScreen();
  useEffect(() => {
    const position = findPosition(list);
    if (!position) return;
    const stop = returnToCard(() => focusCard(position.card, position.scroll));
    const leave = () => {
      stop();
      forgetPosition();
      removeListeners();
    };
    const removeListeners = () => {
      removeEventListener('keydown', leave);
      removeEventListener('pointerdown', leave);
    };
    addEventListener('keydown', leave, { once: true });
    addEventListener('pointerdown', leave, { once: true });
    return () => {
      stop();
      removeListeners();
    };
  }, [list]);
}

function focusCard(card: string, scroll: number): boolean {
  const found = document.querySelector<HTMLElement>(`[data-card="${CSS.escape(card)}"]`);
  if (!found) return false;
  scrollTo(0, scroll);
  found.focus({ preventScroll: true });
  found.closest('li')?.scrollIntoView({ block: 'nearest' });
  return true;
}
