import { Trans, useLingui } from '@lingui/react/macro';
import type { Collection } from '@relievo/contracts';
import { Globe, Lock } from 'lucide-react';
import { dayText } from '../../../lib/date-text.ts';
import './collection-facts.css';

/** Whose it is, who sees it, and when it was changed. */
export function CollectionFacts({ collection }: { collection: Collection }) {
  const { t } = useLingui();
  const { isPublic, isOwn, ownerName, updatedAt } = collection;
  const Visibility = isPublic ? Globe : Lock;
  const updated = dayText(updatedAt) ?? t`Unknown date`;
  return (
    <p className="card-facts collection-facts">
      {isOwn || !ownerName ? null : (
        <span>
          <Trans>By {ownerName}</Trans>
        </span>
      )}
      <span className="collection-visibility">
        <Visibility aria-hidden="true" size={16} />
        {isPublic ? <Trans>Public</Trans> : <Trans>Private</Trans>}
      </span>
      <span>
        <Trans>Changed {updated}</Trans>
      </span>
    </p>
  );
}
