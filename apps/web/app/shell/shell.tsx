import { Outlet } from '@tanstack/react-router';
import { LiveRegions } from '../../ui/live-regions.tsx';

export function Shell() {
  return (
    <>
      <main id="main-content" tabIndex={-1}>
        <Outlet />
      </main>
      <LiveRegions />
    </>
  );
}
