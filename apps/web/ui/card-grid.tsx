import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { gridMove } from '../lib/grid-moves.ts';
import './card-grid.css';

type CardGridProps<Item> = {
  label: string;
  items: readonly Item[];
  itemKey: (item: Item) => string;
  view: 'grid' | 'list' | 'details';
  /** The card; `focusProps` go on the one link or button that opens it. */
  children: (item: Item, focusProps: FocusProps) => ReactNode;
};

export type FocusProps = { tabIndex: number; 'data-card': string; onFocus: () => void };

/**
 * A list of cards in a page that scrolls as a whole. It stays an ordinary list of links for screen
 * readers; one of them is in the tab order and the arrow keys lead to the others.
 */
export function CardGrid<Item>({ label, items, itemKey, view, children }: CardGridProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const reachable = Math.min(current, items.length - 1);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !list.current) return;
    if (!(event.target instanceof HTMLElement) || !event.target.dataset['card']) return;
    const cards = [...list.current.querySelectorAll<HTMLElement>('[data-card]')];
    const from = cards.indexOf(event.target);
    const direction = document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
    const to = gridMove(event.key, from, { count: cards.length, columns: columnsOf(cards) }, direction);
    if (to === undefined) return;
    event.preventDefault();
    cards[to]?.focus();
    cards[to]?.closest('li')?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <div className="card-grid-place">
      <ul
        ref={list}
        className="card-grid"
        data-view={view}
        aria-label={label}
        role="list"
        onKeyDown={onKeyDown}
      >
        {items.map((item, index) => (
          <li key={itemKey(item)}>
            {children(item, {
              tabIndex: index === reachable ? 0 : -1,
              'data-card': itemKey(item),
              onFocus: () => setCurrent(index),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** How many cards stand in the first row now: the layout decides, not the script. */
function columnsOf(cards: readonly HTMLElement[]): number {
  const top = cards[0]?.closest('li')?.offsetTop;
  const next = cards.findIndex((card) => card.closest('li')?.offsetTop !== top);
  return next < 0 ? Math.max(cards.length, 1) : next;
}
