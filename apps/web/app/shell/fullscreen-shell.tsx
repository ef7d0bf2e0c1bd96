import { useLingui } from '@lingui/react/macro';
import { Outlet } from '@tanstack/react-router';
import { ReadAloudPlace } from '../reading-aids/read-aloud-place.tsx';
import { SkipLinks } from './navigation/skip-links.tsx';
import { OverThePage } from './over-the-page.tsx';
import { SiteBanner } from './site-banner.tsx';
import './shell.css';

/** A tool that needs the whole window keeps its own skip links and what everybody is told, and nothing else of the shell. */
export function FullscreenShell() {
  const { t } = useLingui();
  return (
    <>
      <SkipLinks fullscreen />
      <ReadAloudPlace />
      <main id="main-content" className="fullscreen" tabIndex={-1} aria-label={t`Workspace`}>
        <SiteBanner />
        <Outlet />
      </main>
      <OverThePage hasSidebar />
    </>
  );
}
