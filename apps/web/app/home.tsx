import { useLingui } from '@lingui/react/macro';
import { WelcomePage } from '../features/home/welcome/welcome-page.tsx';
import { createLatePart } from '../lib/late-parts/late-part.ts';
import { useViewer } from '../lib/server/session.ts';
import { Loading } from '../ui/states/loading.tsx';

/** Guests are most of those who come here: only they do not wait for another bundle. */
const Dashboard = createLatePart(() => import('../features/home/dashboard/dashboard.tsx'), 'Dashboard');

/** The address of home: waits until it is known who is looking, then shows what is theirs. */
export function Home() {
  const { t } = useLingui();
  const viewer = useViewer();
  if (viewer.status === 'unknown') return <Loading label={t`Loading...`} />;
  if (viewer.status === 'guest') return <WelcomePage />;
  return <Dashboard meanwhile={<Loading label={t`Loading dashboard...`} />} />;
}
