import { useLocation, useMatches } from '@tanstack/react-router';
import { useViewer } from '../../lib/server/session.ts';
import { Redirect } from '../../ui/page/redirect.tsx';
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
  const mustAddSecondStep = useMustAddSecondStep();
  return (
    <>
      {mustAddSecondStep ? <Redirect to={SECOND_STEP} /> : null}
      {isFullscreen ? <FullscreenShell /> : <Shell />}
    </>
  );
}

const SECOND_STEP = '/settings/second-step';

/** An administrator who needs a second step reaches nothing else: the server refuses it, and this leads there. */
function useMustAddSecondStep(): boolean {
  const viewer = useViewer();
  const path = useLocation({ select: ({ pathname }) => pathname });
  return viewer.status === 'signed-in' && viewer.session.mustAddSecondStep && path !== SECOND_STEP;
}
