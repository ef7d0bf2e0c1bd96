import { useEffect } from 'react';
import { announce } from '../../lib/announcer.ts';
import { settingsStore } from '../../lib/display.ts';
import { pageDescriptionStore } from '../../lib/page-description.ts';
import { useStore } from '../../lib/use-store.ts';

/** Speaks what each page holds, after the delay that the person chose, for those who switched it on. */
export function useAutoAnnounce(): void {
  const title = useStore(pageDescriptionStore)?.title;
  const { enabled, autoAnnounce, announceDelay } = useStore(settingsStore).layoutDescriber;
  useEffect(() => {
    if (!title || !enabled || !autoAnnounce) return;
    const timer = setTimeout(() => {
      const description = pageDescriptionStore.get();
      if (description) announce(description.contents);
    }, announceDelay);
    return () => clearTimeout(timer);
  }, [title, enabled, autoAnnounce, announceDelay]);
}
