import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { settingsStore } from '../../lib/settings/display.ts';
import { announce } from '../../lib/speaking/announcer.ts';
import { pageDescriptionStore } from '../../lib/speaking/page-description.ts';
import { useStore } from '../../lib/stores/use-store.ts';

/**
 * Speaks what each page holds, in the person's own words where there are some, after the delay that the person
 * chose, for those who switched it on.
 */
export function useAutoAnnounce(): void {
  const title = useStore(pageDescriptionStore)?.title;
  const path = useLocation({ select: ({ pathname }) => pathname });
  const { enabled, autoAnnounce, announceDelay, customDescriptions } =
    useStore(settingsStore).layoutDescriber;
  const own = customDescriptions[path];
  useEffect(() => {
    if (!title || !enabled || !autoAnnounce) return;
    const timer = setTimeout(() => {
      const words = own ?? pageDescriptionStore.get()?.contents;
      if (words) announce(words);
    }, announceDelay);
    return () => clearTimeout(timer);
  }, [title, enabled, autoAnnounce, announceDelay, own]);
}
