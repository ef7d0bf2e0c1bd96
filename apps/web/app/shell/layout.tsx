import { useMatches } from '@tanstack/react-router';
import { useCommandKeys } from '../commands/use-command-keys.ts';
import { useAutoAnnounce } from '../layout-description/use-auto-announce.ts';
import { FullscreenShell } from './fullscreen-shell.tsx';
import { Shell } from './shell.tsx';

/** What a page asks for: the shell around it, or the whole window. */
export function Layout() {
  useCommandKeys();
  useAutoAnnounce();
  const isFullscreen = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.layout === 'fullscreen'),
  });
  return isFullscreen ? <FullscreenShell /> : <Shell />;
}
