import { Outlet } from '@tanstack/react-router';
import { useDevice } from '../../lib/layout/breakpoints.ts';
import { ReadAloudPlace } from '../reading-aids/read-aloud-place.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header/header.tsx';
import { Breadcrumbs } from './navigation/breadcrumbs.tsx';
import { SkipLinks } from './navigation/skip-links.tsx';
import { OverThePage } from './over-the-page.tsx';
import { Sidebar } from './sidebar/sidebar.tsx';
import { SiteBanner } from './site-banner.tsx';
import './shell.css';

/** Everything around a page. */
export function Shell() {
  const device = useDevice();
  return (
    <>
      <SkipLinks />
      <div className="shell">
        {device === 'desktop' ? <Sidebar /> : null}
        <div className="shell-page">
          <Header />
          <ReadAloudPlace />
          <main id="main-content" tabIndex={-1}>
            <SiteBanner />
            <Breadcrumbs />
            <Outlet />
          </main>
          <Footer />
        </div>
      </div>
      <OverThePage hasSidebar={device === 'desktop'} />
    </>
  );
}
