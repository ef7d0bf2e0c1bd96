import { useLingui } from '@lingui/react/macro';
import { toOwnPlace } from '@relievo/contracts/operations';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation } from '@tanstack/react-router';
import { productSettingsQuery } from '../lib/server/product-settings.ts';
import { useViewer } from '../lib/server/session.ts';
import { Redirect } from '../ui/page/redirect.tsx';
import { Loading } from '../ui/states/loading.tsx';
import { NotFound } from '../ui/states/not-found.tsx';

/** Pages for people who are signed in, the auth screens for those who are not, and what only a demo has. */
export function SignedInOnly() {
  const { t } = useLingui();
  const viewer = useViewer();
  const location = useLocation();
  if (viewer.status === 'unknown') return <Loading label={t`Checking your sign-in…`} />;
  if (viewer.status === 'guest') return <Redirect to="/auth" returnTo={location.href} />;
  return <Outlet />;
}

export function GuestsOnly() {
  const { t } = useLingui();
  const viewer = useViewer();
  const location = useLocation();
  if (viewer.status === 'unknown') return <Loading label={t`Checking your sign-in…`} />;
  if (viewer.status === 'signed-in') {
    const wanted = new URLSearchParams(location.searchStr).get('return');
    return <Redirect to={toOwnPlace(wanted)} />;
  }
  return <Outlet />;
}

/** In production these addresses lead nowhere. */
export function DemoOnly() {
  const { t } = useLingui();
  const { data, isPending } = useQuery(productSettingsQuery);
  if (isPending) return <Loading label={t`Loading…`} />;
  return data?.isDemo ? <Outlet /> : <NotFound />;
}
