import { useEffect, useEffectEvent, useRef } from 'react';
import { sayAfterRest } from '../../lib/speaking/say-after-rest.ts';

/** Says the words when a search finds something else than before, once it rests. */
export function useSayFound(found: readonly unknown[], words: string): void {
  const before = useRef(found);
  const say = useEffectEvent(() => sayAfterRest(words));
  useEffect(() => {
    if (before.current === found) return;
    before.current = found;
    return say();
  }, [found]);
}
