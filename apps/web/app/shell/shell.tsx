import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useDevice } from '../../lib/breakpoints.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { OverThePage } from './over-the-page.tsx';
import { Sidebar } from './sidebar.tsx';
import { SkipLinks } from './skip-links.tsx';
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
          <main id="main-content" tabIndex={-1}>
            <Breadcrumbs />
            <Suspense>
              <Outlet />
            </Suspense>
          </main>
          <Footer />
        </div>
      </div>
      <OverThePage hasSidebar={device === 'desktop'} />
    </>
  );
}
