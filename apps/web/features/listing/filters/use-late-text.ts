import { useEffect, useEffectEvent, useState } from 'react';
import { SEARCH_PAUSE } from '../query/limits.ts';

/** What is typed shows at once and is applied after a pause; what comes from elsewhere takes its place. */
export function useLateText(applied: string, apply: (text: string) => void, pause: number = SEARCH_PAUSE) {
  const [text, setText] = useState(applied);
  const [known, setKnown] = useState(applied);
  if (applied !== known) {
    setKnown(applied);
    if (text.trim() !== applied) setText(applied);
  }
  const applyNow = useEffectEvent(apply);
  const waits = text.trim() !== applied;
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => applyNow(text.trim()), pause);
    return () => clearTimeout(timer);
  }, [text, waits, pause]);
  return { text, setText, submit: () => apply(text.trim()) };
}
