import { Trans } from '@lingui/react/macro';
import type { CollectionCard } from '@relievo/contracts/library';
import { Globe, Link2, Lock } from 'lucide-react';
import './collection-visibility.css';

const SEEN_BY = {
  private: { Picture: Lock, words: <Trans>Private</Trans> },
  link: { Picture: Link2, words: <Trans>With link</Trans> },
  listed: { Picture: Globe, words: <Trans>Public</Trans> },
} as const;

/** Who sees a collection, as a picture and a word. */
export function CollectionVisibility({ visibility }: Pick<CollectionCard, 'visibility'>) {
  const { Picture, words } = SEEN_BY[visibility];
  return (
    <span className="collection-visibility">
      <Picture aria-hidden="true" size={16} />
      {words}
    </span>
  );
}
