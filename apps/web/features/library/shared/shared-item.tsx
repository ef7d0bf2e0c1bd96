import type { SharedCollectionCard } from '@relievo/contracts/collections';
import type { FocusProps } from '../../../ui/lists/card-grid.tsx';
import { CollectionItem } from '../../collections/index.ts';
import { useFocusWhenBack, type View } from '../../listing/index.ts';
import { DismissCollection, type SharedName } from './dismiss-collection.tsx';
import './shared-item.css';

interface SharedItemProps {
  collection: SharedCollectionCard;
  view: View;
  focusProps: FocusProps;
  isBack: boolean;
  onBack: () => void;
  onDismissed: (collection: SharedName) => void;
}

/** A collection of somebody else, whose button is reached from its card alone. */
export function SharedItem({ collection, view, focusProps, isBack, onBack, onDismissed }: SharedItemProps) {
  const place = useFocusWhenBack(isBack, onBack);
  return (
    <div ref={place} className="shared-item">
      <CollectionItem
        collection={collection}
        view={view}
        focusProps={focusProps}
        ownerName={collection.ownerName}
      />
      <p className="shared-actions">
        <DismissCollection collection={collection} tabIndex={focusProps.tabIndex} onDismissed={onDismissed} />
      </p>
    </div>
  );
}
