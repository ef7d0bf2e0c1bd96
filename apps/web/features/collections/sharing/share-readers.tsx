import { Trans, useLingui } from '@lingui/react/macro';
import type { CollectionShare } from '@relievo/contracts/collections';
import { useRef } from 'react';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { useSharesChanged } from './use-sharing.ts';
import './sharing.css';

interface ShareReadersProps {
  id: string;
  shares: readonly CollectionShare[];
}

/** With whom a collection is shared. A row leaves when that ends, and the heading of the list takes its focus. */
export function ShareReaders({ id, shares }: ShareReadersProps) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const changed = useSharesChanged(id);
  const ending = useAction({
    run: ({ id: shareId }: CollectionShare) => client.collectionShares.end({ id, shareId }),
    done: t`No longer shared`,
    onDone: () => {
      heading.current?.focus();
      void changed();
    },
  });
  return (
    <section aria-labelledby="share-readers" role="group">
      <h3 ref={heading} id="share-readers" tabIndex={-1}>
        <Trans>Shared with</Trans>
      </h3>
      {shares.length === 0 ? (
        <p>
          <Trans>You have not shared this collection with anyone yet.</Trans>
        </p>
      ) : (
        <ul role="list" className="share-list">
          {shares.map((share) => (
            <li key={share.id}>
              <span className="share-name">
                {share.name}{' '}
                <span className="share-detail">
                  {share.isRemoved ? t`${share.detail}, removed it from their list` : share.detail}
                </span>
              </span>
              <Button
                aria-label={t`Stop sharing with ${share.name}`}
                isBusy={ending.isPending}
                onPress={() => ending.start(share)}
              >
                <Trans>Stop sharing</Trans>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
