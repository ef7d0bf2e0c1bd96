import { useLingui } from '@lingui/react/macro';
import type { KeptDrawing } from '@relievo/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { openDrawing } from '../../lib/drawings/open-drawing.ts';
import { useViewer } from '../../lib/server/session.ts';
import { useParam } from '../../ui/page/use-param.ts';
import { Loaded } from '../../ui/states/loaded.tsx';
import { Loading } from '../../ui/states/loading.tsx';
import { drawingQuery } from './start/drawings-query.ts';
import { type FoundHere, findUnsaved } from './state/kept-here.ts';
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

/** As it was when it was opened: what the server says later does not touch what is being drawn. */
function Opened({ kept, personId }: { kept: KeptDrawing; personId: string }) {
  const { t } = useLingui();
  const [opened] = useState(kept);
  const [read] = useState(() => openDrawing(kept.svg));
  const [unsaved, setUnsaved] = useState<FoundHere | null>();
  useEffect(() => {
    void findUnsaved(personId, opened.id).then(setUnsaved);
  }, [personId, opened]);
  if (!read.ok) return null;
  if (unsaved === undefined) return <Loading label={t`Loading the drawing…`} />;
  return <Workspace kept={opened} drawing={read.value} personId={personId} unsaved={unsaved} />;
}
