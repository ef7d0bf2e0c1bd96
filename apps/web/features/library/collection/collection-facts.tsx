import { Trans, useLingui } from '@lingui/react/macro';
import type { Collection } from '@relievo/contracts/collections';
import { formatDay } from '../../../lib/words/date-text.ts';
import { CollectionVisibility } from '../../collections/index.ts';
import './collection-facts.css';

/** Whose it is, who sees it, and when it was changed. */
export function CollectionFacts({ collection }: { collection: Collection }) {
  const { t } = useLingui();
  const { visibility, isOwn, ownerName, updatedAt } = collection;
  const updated = formatDay(updatedAt) ?? t`Unknown date`;
  return (
    <p className="card-facts collection-facts">
      {isOwn || !ownerName ? null : (
        <span>
          <Trans>By {ownerName}</Trans>
        </span>
      )}
      <CollectionVisibility visibility={visibility} />
      <span>
        <Trans>Changed {updated}</Trans>
      </span>
    </p>
  );
}
