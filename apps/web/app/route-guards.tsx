import { useLingui } from '@lingui/react/macro';
import { ownPlace } from '@relievo/contracts';
import { Outlet, useLocation } from '@tanstack/react-router';
import { useViewer } from '../lib/session.ts';
import { Loading } from '../ui/loading.tsx';
import { Redirect } from '../ui/redirect.tsx';

/** Three tiers: pages for people who are signed in, the auth screens for those who are not, and the rest. */
export function SignedInOnly() {
  const { t } = useLingui();
  const viewer = useViewer();
  const location = useLocation();
  if (viewer.status === 'unknown') return <Loading label={t`Checking who is signed in…`} />;
  if (viewer.status === 'guest') return <Redirect to="/auth" returnTo={location.href} />;
  return <Outlet />;
}

export function GuestsOnly() {
  const { t } = useLingui();
  const viewer = useViewer();
  const location = useLocation();
  if (viewer.status === 'unknown') return <Loading label={t`Checking who is signed in…`} />;
  if (viewer.status === 'signed-in') {
    const wanted = new URLSearchParams(location.searchStr).get('return');
    return <Redirect to={ownPlace(wanted)} />;
  }
  return <Outlet />;
}
