import type { ResourceCard as Resource } from '@relievo/contracts';
import { useViewer } from '../../../lib/server/session.ts';
import { AddToCollection } from '../../collections/index.ts';
import './card-actions.css';

interface CardActionsProps {
  resource: Resource;
  tabIndex: number;
}

/** What can be done with a resource where its card stands. */
export function CardActions({ resource: { id, title }, tabIndex }: CardActionsProps) {
  if (useViewer().status !== 'signed-in') return null;
  return (
    <p className="card-actions">
      <AddToCollection resourceId={id} title={title} onCard={{ tabIndex }} />
    </p>
  );
}
