import { useViewer } from '../../../lib/server/session.ts';
import { GeneralDashboard } from './general-dashboard.tsx';
import { TeacherDashboard } from './teacher-dashboard.tsx';
import './dashboard.css';

/** Home for who is signed in: teachers have one of their own. */
export function Dashboard() {
  const viewer = useViewer();
  if (viewer.status !== 'signed-in') return null;
  const { session } = viewer;
  return session.roles.includes('teacher') ? (
    <TeacherDashboard session={session} />
  ) : (
    <GeneralDashboard session={session} />
  );
}
