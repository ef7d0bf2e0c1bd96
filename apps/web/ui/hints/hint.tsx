import {
  cloneElement,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { placeHint } from './hint-place.ts';
import './hint.css';

/** How long the pointer rests before a hint shows, and how long a hint waits for the pointer to come onto it. */
const REST = 400;
const GRACE = 100;

interface HintProps {
  /** The name of what it hints at: that is spoken already, and never twice. */
  text: string;
  /** The keys that do the same; they are what a hint adds for those who hear it. */
  keys?: string | undefined;
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

/**
 * Shows at once on focus and after a short rest of the pointer; Escape hides it, and the pointer may move onto
 * it (WCAG 1.4.13).
 */
export function Hint({ text, keys, children }: HintProps) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = (shown: boolean, delay: number) => {
    clearTimeout(timer.current);
    if (delay === 0) setShown(shown);
    else timer.current = setTimeout(() => setShown(shown), delay);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <span
      className="hint-around"
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== 'touch') show(true, isShown ? 0 : REST);
      }}
      onPointerLeave={() => show(false, GRACE)}
      onPointerDown={() => show(false, 0)}
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) show(true, 0);
      }}
      onBlur={() => show(false, 0)}
    >
      {isShown && keys ? cloneElement(children, { 'aria-describedby': id }) : children}
      {isShown ? (
        <HintBubble onHide={() => show(false, 0)}>
          {text}
          {keys ? <span id={id}>{` (${keys})`}</span> : null}
        </HintBubble>
      ) : null}
    </span>
  );
}

/** In the top layer of the page, so that nothing cuts it off and no dialog covers it. */
function HintBubble({ onHide, children }: { onHide: () => void; children: ReactNode }) {
  const bubble = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const hint = bubble.current;
    const described = hint?.parentElement?.firstElementChild;
    if (!hint || !described) return;
    hint.showPopover();
    const window = { width: innerWidth, height: innerHeight };
    const { top, left } = placeHint(described.getBoundingClientRect(), hint.getBoundingClientRect(), window);
    hint.style.top = `${top}px`;
    hint.style.left = `${left}px`;
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      onHide();
    };
    addEventListener('keydown', onKeyDown, { capture: true });
    addEventListener('scroll', onHide, { capture: true });
    return () => {
      removeEventListener('keydown', onKeyDown, { capture: true });
      removeEventListener('scroll', onHide, { capture: true });
    };
  }, [onHide]);

  return (
    <span ref={bubble} role="tooltip" popover="manual" className="hint">
      {children}
    </span>
  );
}
