import { useLingui } from '@lingui/react/macro';
import { type FocusEvent, type KeyboardEvent, memo, type ReactNode, useRef, useState } from 'react';
import { moveInGrid } from '../../lib/layout/grid-moves.ts';
import { jumpByLetter, NOTHING_TYPED } from '../../lib/layout/type-ahead.ts';
import { announce } from '../../lib/speaking/announcer.ts';
import { useUnknownKeys } from '../actions/use-unknown-keys.ts';
import './card-grid.css';

interface CardGridProps<Item> {
  label: string;
  items: readonly Item[];
  itemKey: (item: Item) => string;
  view: 'grid' | 'list' | 'details';
  /** Letters lead to the card with the name that they begin. */
  nameOf?: (item: Item) => string;
  /** The card; `focusProps` go on the one link or button that opens it. */
  children: RenderCard<Item>;
}

export interface FocusProps {
  tabIndex: number;
  'data-card': string;
}
type RenderCard<Item> = (item: Item, focusProps: FocusProps) => ReactNode;

/**
 * A list of cards in a page that scrolls as a whole. It stays an ordinary list of links for screen
 * readers; one of them is in the tab order and the arrow keys lead to the others.
 */
export function CardGrid<Item>({ label, items, itemKey, view, nameOf, children }: CardGridProps<Item>) {
  const { t } = useLingui();
  const unknown = useUnknownKeys(t`The arrow keys lead from one to the next.`);
  const typed = useRef(NOTHING_TYPED);
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState('');
  const first = items[0];
  const isThere = items.some((item) => itemKey(item) === current);
  const reachable = isThere || first === undefined ? current : itemKey(first);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !list.current) return;
    if (event.shiftKey && event.key.length > 1) return;
    if (!(event.target instanceof HTMLElement) || !event.target.dataset['card']) return;
    // What is opened or left ends what was typed.
    if (!/^\p{L}$/u.test(event.key)) typed.current = NOTHING_TYPED;
    if (event.key === ' ') {
      event.preventDefault();
      event.target.click();
      return;
    }
    const cards = [...list.current.querySelectorAll<HTMLElement>('[data-card]')];
    const from = cards.indexOf(event.target);
    const direction = document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
    const shape = { count: cards.length, columns: columnsOf(cards) };
    const to = moveInGrid(event.key, from, shape, direction) ?? jump(event, from);
    if (to === undefined) {
      // It opens the card.
      if (event.key !== 'Enter') unknown.listen(event);
      return;
    }
    event.preventDefault();
    cards[to]?.focus();
    cards[to]?.closest('li')?.scrollIntoView({ block: 'nearest' });
  };
  const jump = ({ key, timeStamp }: KeyboardEvent, from: number): number | undefined => {
    if (!nameOf || !/^\p{L}$/u.test(key)) return undefined;
    const found = jumpByLetter(items.map(nameOf), from, key, timeStamp, typed.current);
    typed.current = found.typed;
    if (found.to === null) announce(t`Nothing begins with “${found.typed.text}”.`, 'exploring');
    return found.to ?? from;
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
        onFocus={({ target }: FocusEvent<HTMLElement>) => {
          if (target.dataset['card']) setCurrent(target.dataset['card']);
        }}
        onBlur={({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
          if (!currentTarget.contains(relatedTarget)) unknown.forget();
        }}
      >
        {items.map((item) => (
          <Place
            key={itemKey(item)}
            item={item}
            id={itemKey(item)}
            isReachable={itemKey(item) === reachable}
            render={children as RenderCard<unknown>}
          />
        ))}
      </ul>
    </div>
  );
}

interface PlaceProps {
  item: unknown;
  id: string;
  isReachable: boolean;
  render: RenderCard<unknown>;
}

/** Moving on renders the two cards that it concerns, not the hundred that stand there. */
const Place = memo(function Place({ item, id, isReachable, render }: PlaceProps) {
  return <li>{render(item, { tabIndex: isReachable ? 0 : -1, 'data-card': id })}</li>;
});

/** How many cards stand in the first row now: the layout decides, not the script. */
function columnsOf(cards: readonly HTMLElement[]): number {
  const top = cards[0]?.closest('li')?.offsetTop;
  const next = cards.findIndex((card) => card.closest('li')?.offsetTop !== top);
  return next < 0 ? Math.max(cards.length, 1) : next;
}
