import { Trans } from '@lingui/react/macro';
import { Globe, Lock } from 'lucide-react';
import './collection-visibility.css';

/** Who sees a collection, as a picture and a word. */
export function CollectionVisibility({ isPublic }: { isPublic: boolean }) {
  const Picture = isPublic ? Globe : Lock;
  return (
    <span className="collection-visibility">
      <Picture aria-hidden="true" size={16} />
      {isPublic ? <Trans>Public</Trans> : <Trans>Private</Trans>}
    </span>
  );
}
