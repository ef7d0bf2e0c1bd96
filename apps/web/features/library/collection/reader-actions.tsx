import type { Collection } from '@relievo/contracts/collections';
import { useViewer } from '../../../lib/server/session.ts';
import { useGo } from '../../../ui/page/use-go.ts';
import { KeepCopy } from '../../collections/index.ts';
import { DismissCollection } from '../shared/dismiss-collection.tsx';

/** What others than its owner do with a collection as a whole. */
export function ReaderActions({ collection }: { collection: Collection }) {
  const go = useGo();
  if (useViewer().status !== 'signed-in') return null;
  return (
    <>
      <KeepCopy collection={collection} />
      {collection.isSharedWithMe ? (
        <DismissCollection collection={collection} onDismissed={() => go('/library/shared')} />
      ) : null}
    </>
  );
}
