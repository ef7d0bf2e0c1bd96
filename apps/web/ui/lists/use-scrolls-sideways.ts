import { type RefObject, useEffect, useState } from 'react';

/** Whether what is inside is wider than its frame; measured anew when either changes its size. */
export function useScrollsSideways(frame: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    const measure = () => setScrolls(current.scrollWidth > current.clientWidth);
    const watch = new ResizeObserver(measure);
    watch.observe(current);
    for (const child of current.children) watch.observe(child);
    measure();
    return () => watch.disconnect();
  }, [frame]);
  return scrolls;
}
