import { useLingui } from '@lingui/react/macro';
import type { KeptDrawing } from '@relievo/contracts/values';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { openDrawing } from '../../lib/drawings/open-drawing.ts';
import { useViewer } from '../../lib/server/session.ts';
import { useParam } from '../../ui/page/use-param.ts';
import { Loaded } from '../../ui/states/loaded.tsx';
import { Loading } from '../../ui/states/loading.tsx';
import { drawingQuery } from './start/drawings-query.ts';
import { type DrawingPlace, openDrawingPlace } from './state/kept-here.ts';
import { Workspace } from './workspace.tsx';

/** A drawing of one's own, opened on the table. */
export function DrawingPage() {
  const { t } = useLingui();
  const id = useParam('id');
  const viewer = useViewer();
  const drawing = useQuery(drawingQuery(id));
  return (
    <Loaded
      level={2}
      query={drawing}
      loading={t`Loading the drawing…`}
      failed={t`The drawing could not be opened`}
    >
      {(kept) =>
        viewer.status === 'signed-in' ? (
          <Opened key={id} kept={kept} personId={viewer.session.user.id} />
        ) : null
      }
    </Loaded>
  );
}

/** What this browser keeps is looked for first: what the server was asked before it may be older. */
function Opened({ kept, personId }: { kept: KeptDrawing; personId: string }) {
  const { t } = useLingui();
  const { id } = kept;
  const [here, setHere] = useState<DrawingPlace>();
  useEffect(() => {
    void openDrawingPlace(personId, id).then(setHere);
  }, [personId, id]);
  if (!here) return <Loading label={t`Loading the drawing…`} />;
  return <OnTable kept={kept} here={here} />;
}

/** As it was when it was opened: what the server says later does not touch what is being drawn. */
function OnTable({ kept, here }: { kept: KeptDrawing; here: DrawingPlace }) {
  const [opened] = useState(() => here.choose(kept));
  const [read] = useState(() => openDrawing(opened.svg));
  return read.ok ? <Workspace kept={opened} drawing={read.value} here={here} /> : null;
}
