import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CollectionCard } from '@relievo/contracts/library';
import { FolderHeart } from 'lucide-react';
import { formatDay } from '../../../lib/words/date-text.ts';
import type { FocusProps } from '../../../ui/lists/card-grid.tsx';
import { FactLine } from '../../../ui/lists/fact-line.tsx';
import { CardLink, cutPreview, PREVIEW, type View } from '../../listing/index.ts';
import { CollectionVisibility } from './collection-visibility.tsx';
import './collection-item.css';

interface CollectionItemProps {
  collection: CollectionCard;
  view: View;
  focusProps: FocusProps;
  /** Whose it is, where that is not the reader. */
  ownerName?: string;
}

export function CollectionItem({ collection, view, focusProps, ownerName = '' }: CollectionItemProps) {
  const { t } = useLingui();
  const { id, name, description, visibility, itemCount, updatedAt } = collection;
  const updated = formatDay(updatedAt) ?? t`Unknown date`;
  return (
    <div className="mark-card" data-view={view}>
      <span className="collection-mark">
        <FolderHeart aria-hidden="true" size={28} />
      </span>
      <div className="card-words">
        <h3>
          <CardLink id={id} to={`/library/collection/${id}`} focusProps={focusProps}>
            {name}
          </CardLink>
        </h3>
        {description ? <p>{cutPreview(description, view === 'list' ? PREVIEW.row : PREVIEW.card)}</p> : null}
        <FactLine className="card-facts">
          <span>{plural(itemCount, { one: '# item', other: '# items' })}</span>
          {ownerName ? (
            <span>
              <Trans>By {ownerName}</Trans>
            </span>
          ) : (
            <CollectionVisibility visibility={visibility} />
          )}
          <span>
            <Trans>Changed {updated}</Trans>
          </span>
        </FactLine>
      </div>
    </div>
  );
}
