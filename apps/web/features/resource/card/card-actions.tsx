import { useLingui } from '@lingui/react/macro';
import type { ResourceCard as Resource } from '@relievo/contracts/library/resource';
import { PencilLine } from 'lucide-react';
import { useViewer } from '../../../lib/server/session.ts';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { AddToCollection } from '../../collections/index.ts';
import './card-actions.css';

interface CardActionsProps {
  resource: Resource;
  tabIndex: number;
  /** Among one's own: from here one edits it. */
  isOwn?: boolean;
}

/** What can be done with a resource where its card stands. */
export function CardActions({ resource: { id, title }, tabIndex, isOwn = false }: CardActionsProps) {
  const { t } = useLingui();
  if (useViewer().status !== 'signed-in') return null;
  return (
    <p className="card-actions">
      {isOwn ? (
        <ButtonLink
          to={`/content/${id}`}
          variant="quiet"
          icon={<PencilLine aria-hidden="true" size={20} />}
          tabIndex={tabIndex}
          aria-label={t`Edit: ${title}`}
        >
          {t`Edit`}
        </ButtonLink>
      ) : null}
      <AddToCollection resourceId={id} title={title} onCard={{ tabIndex }} />
    </p>
  );
}
