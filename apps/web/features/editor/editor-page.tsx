import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useViewer } from '../../lib/server/session.ts';
import { ButtonLink } from '../../ui/actions/link.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Loading } from '../../ui/states/loading.tsx';
import { Reopened } from './start/reopened.tsx';
import { StartPage } from './start/start-page.tsx';

/** Whoever is signed in draws; a guest is told what the editor does and led back here after signing in. */
export function EditorPage() {
  const { t } = useLingui();
  const viewer = useViewer();
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  const resourceId = new URLSearchParams(search).get('resource');
  const isDrawing = viewer.status === 'signed-in';
  useEffect(() => {
    if (isDrawing) loadAhead();
  }, [isDrawing]);
  if (viewer.status === 'unknown') return <Loading label={t`Loading…`} />;
  if (viewer.status === 'guest') return <ForGuests back={`/svg-editor${search}`} />;
  return resourceId ? <Reopened key={resourceId} resourceId={resourceId} /> : <StartPage />;
}

/** The code of the editor is there when a drawing is chosen; where it does not arrive, it is asked for again then. */
function loadAhead(): void {
  void import('./drawing-page.tsx').catch(() => undefined);
}

function ForGuests({ back }: { back: string }) {
  const { t } = useLingui();
  return (
    <Page
      title={t`Graphics editor`}
      lead={t`Draw for the fingers, with your eyes or without them.`}
      describe={{
        contents: t`What the graphics editor does, and how to sign in.`,
        mainAction: t`Sign in`,
      }}
    >
      <div className="flow">
        <ul>
          <li>
            <Trans>
              Draw shapes, lines and textures that fingers tell apart, by pointer, touch or keyboard alone.
            </Trans>
          </li>
          <li>
            <Trans>Place everything by numbers, and hear each change in a sentence.</Trans>
          </li>
          <li>
            <Trans>Write the whole drawing as text, one object on each line.</Trans>
          </li>
          <li>
            <Trans>See tactile warnings while you draw, and repair what they name.</Trans>
          </li>
        </ul>
        <ButtonLink to="/auth" search={{ return: back }} variant="primary">
          <Trans>Sign in</Trans>
        </ButtonLink>
      </div>
    </Page>
  );
}
