import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { wrapAround } from '../../lib/layout/wrap.ts';
import './tabs.css';

export interface TabItem {
  readonly id: string;
  readonly label: ReactNode;
  readonly panel: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly TabItem[];
  /** The open one; where nobody says, the tabs remember it themselves. */
  selectedKey?: string;
  onSelectionChange?: (id: string) => void;
  /** Somebody is about to open this one. */
  onNear?: (id: string) => void;
}

/** Arrow keys move without opening: a panel that loads data opens on Enter or Space. */
export function Tabs({ label, tabs, selectedKey, onSelectionChange, onNear }: TabsProps) {
  const prefix = useId();
  const [kept, setKept] = useState(tabs[0]?.id);
  const [focused, setFocused] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const open = selectedKey ?? kept;
  const panel = tabs.find(({ id }) => id === open);
  const select = (id: string) => {
    setKept(id);
    if (id !== open) onSelectionChange?.(id);
  };
  useEffect(() => {
    const { current } = list;
    if (!current) return;
    // Also when the tabs change their size, as they do when the letters of the page come late.
    const watch = new ResizeObserver(() => bringIntoSight(current, `${prefix}-${open}`));
    for (const part of [current, ...current.children]) watch.observe(part);
    return () => watch.disconnect();
  }, [prefix, open]);
  return (
    <div className="tabs">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="tab-list"
        tabIndex={-1}
        onKeyDown={moveFocus}
        onBlur={({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
          if (!currentTarget.contains(relatedTarget)) setFocused(undefined);
        }}
      >
        {tabs.map(({ id, label: words }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${prefix}-${id}`}
            className="tab"
            aria-selected={id === open}
            {...(id === open ? { 'aria-controls': `${prefix}-panel` } : {})}
            tabIndex={id === (focused ?? open) ? 0 : -1}
            onPointerEnter={() => onNear?.(id)}
            onFocus={() => {
              setFocused(id);
              onNear?.(id);
            }}
            onClick={() => select(id)}
          >
            {words}
          </button>
        ))}
      </div>
      {panel ? (
        <Panel key={panel.id} id={`${prefix}-panel`} labelledBy={`${prefix}-${panel.id}`}>
          {panel.panel}
        </Panel>
      ) : null}
    </div>
  );
}

/** Where the row of tabs is longer than the window is wide, the open one is seen without scrolling; the page stays where it is. */
function bringIntoSight(list: HTMLElement, id: string): void {
  const tab = document.getElementById(id);
  if (!tab || list.scrollWidth <= list.clientWidth) return;
  const row = list.getBoundingClientRect();
  const place = tab.getBoundingClientRect();
  if (place.left < row.left) list.scrollLeft += place.left - row.left;
  else if (place.right > row.right) list.scrollLeft += place.right - row.right;
}

const CONTROLS = 'a[href], button, input, select, textarea, [tabindex="0"]';

/** A panel without anything to stop at is a stop itself, so that its words can be reached by Tab. */
function Panel({ id, labelledBy, children }: { id: string; labelledBy: string; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (panel.current?.querySelector(CONTROLS)) panel.current.removeAttribute('tabindex');
    else panel.current?.setAttribute('tabindex', '0');
  });
  return (
    <div ref={panel} role="tabpanel" id={id} aria-labelledby={labelledBy} className="tab-panel">
      {children}
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const from = tabs.findIndex((tab) => tab === document.activeElement);
  const to = findTabAt(event.key, from, tabs.length);
  if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  tabs[to]?.focus();
}

function findTabAt(key: string, from: number, count: number): number | undefined {
  const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowLeft' || key === 'ArrowRight') return wrapAround(from, count, key === forward ? 1 : -1);
  return undefined;
}
