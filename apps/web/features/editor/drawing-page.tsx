import { useLingui } from '@lingui/react/macro';
import type { KeptDrawing } from '@relievo/contracts';
import { readDrawing } from '@relievo/graphic';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useViewer } from '../../lib/server/session.ts';
import { useParam } from '../../ui/page/use-param.ts';
import { Loaded } from '../../ui/states/loaded.tsx';
import { drawingQuery } from './start/drawings-query.ts';
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
  const [opened] = useState(kept);
  const [read] = useState(() => readDrawing(kept.svg));
  return read.ok ? <Workspace kept={opened} drawing={read.value} personId={personId} /> : null;
}
