import { type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { sessionQuery, useViewer } from '../lib/server/session.ts';

function isNotTheSession({ queryKey }: Query): boolean {
  return queryKey[0] !== sessionQuery.queryKey[0];
}

/** Whoever looks now sees what they may see: nothing that was loaded for somebody else is shown to them. */
export function ViewerChange() {
  const queries = useQueryClient();
  const viewer = useViewer();
  const now =
    viewer.status === 'signed-in'
      ? `${viewer.session.user.id} ${viewer.session.currentOrganization?.id ?? ''}`
      : viewer.status;
  const before = useRef('unknown');
  useEffect(() => {
    const isChange = before.current !== 'unknown' && before.current !== now;
    before.current = now;
    if (!isChange) return;
    queries.removeQueries({ type: 'inactive', predicate: isNotTheSession });
    void queries.invalidateQueries({ predicate: isNotTheSession });
  }, [now, queries]);
  return null;
}
