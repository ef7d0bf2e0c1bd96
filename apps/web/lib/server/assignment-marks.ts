import type { MarkKind } from '@relievo/contracts/classes';
import { useCallback, useEffect } from 'react';
import { client } from './client.ts';
import { useViewer } from './session.ts';

/** Tells the teachers of whoever learns in a class; what cannot be told now is told the next time. */
export function useAssignmentMark(): (resourceId: string, kind: MarkKind) => void {
  const viewer = useViewer();
  const learns = viewer.status === 'signed-in' && viewer.session.learns;
  return useCallback(
    (resourceId, kind) => {
      if (learns) void client.assignments.mark({ resourceId, kind }).catch(() => undefined);
    },
    [learns],
  );
}

/** Once for each resource that is opened. */
export function useOpenedMark(resourceId: string): void {
  const mark = useAssignmentMark();
  useEffect(() => mark(resourceId, 'opened'), [mark, resourceId]);
}
