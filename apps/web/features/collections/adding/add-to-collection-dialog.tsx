import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { readRefusal } from '@relievo/contracts/client';
import type { CollectionCard } from '@relievo/contracts/library';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Check, Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { createLatePart } from '../../../lib/late-parts/late-part.ts';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { announce } from '../../../lib/speaking/announcer.ts';
import { toasts } from '../../../lib/speaking/toasts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { ErrorState } from '../../../ui/states/state-message.tsx';
import { useLateText, useListWords } from '../../listing/index.ts';
import { containingQuery, shelvesQuery } from '../query/collection-queries.ts';
import { useCollectionChanged } from '../query/use-collection-changed.ts';
import './add-to-collection.css';

const CreateCollectionDialog = createLatePart(
  () => import('../form/create-collection-dialog.tsx'),
  'CreateCollectionDialog',
);

interface AddToCollectionDialogProps {
  resourceId: string;
  title: string;
  onClose: () => void;
}

/** Every collection of the person with whether it holds the resource; a press puts it in or takes it out. */
export function AddToCollectionDialog({ resourceId, title, onClose }: AddToCollectionDialogProps) {
  const { t } = useLingui();
  const [isCreating, setCreating] = useState(false);
  const [search, setSearch] = useState('');
  const typed = useLateText(search, setSearch);
  const shelves = useQuery(shelvesQuery(search));
  useFoundAnnouncement(search, shelves);
  const containing = useQuery(containingQuery(resourceId));
  const { add } = useShelving(resourceId);
  const held = new Set(containing.data?.map(({ id }) => id));
  const isReady = shelves.data && !shelves.isError && (containing.data || containing.isError);
  return (
    <Dialog
      title={t`Add “${title}” to a collection`}
      shape="drawer"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button
            icon={<Plus aria-hidden="true" size={20} />}
            aria-haspopup="dialog"
            onPress={() => setCreating(true)}
          >
            <Trans>New collection</Trans>
          </Button>
          <Button variant="primary" onPress={onClose}>
            <Trans>Done</Trans>
          </Button>
        </>
      }
    >
      {shelves.isError ? (
        <ShelvesFailed error={shelves.error} onRetry={() => void shelves.refetch()} />
      ) : null}
      {isReady || shelves.isError ? null : <Loading label={t`Loading...`} />}
      {isReady && (search || shelves.data.total > shelves.data.rows.length) ? (
        <SearchField
          label={t`Search your collections`}
          placeholder={t`Search your collections`}
          value={typed.text}
          onChange={typed.setText}
        />
      ) : null}
      {isReady ? <Shelves shelves={shelves.data.rows} held={held} resourceId={resourceId} /> : null}
      {isCreating ? (
        <CreateCollectionDialog onClose={() => setCreating(false)} onCreated={({ id }) => add.start(id)} />
      ) : null}
    </Dialog>
  );
}

/** Says what a search found, once its answer is there. */
function useFoundAnnouncement(
  search: string,
  { data, isPlaceholderData }: UseQueryResult<{ total: number }>,
) {
  const { found, none } = useListWords('collections');
  const total = data && !isPlaceholderData ? data.total : null;
  const say = useEffectEvent((count: number) => announce(count === 0 ? none : found(count), 'library'));
  useEffect(() => {
    if (search && total !== null) say(total);
  }, [search, total]);
}

function ShelvesFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useLingui();
  const title = t`Failed to load collections`;
  useEffect(() => announce(title, 'errors'), [title]);
  return (
    <ErrorState
      title={title}
      message={readRefusal(error)?.message ?? t`Check your connection and try again.`}
      onRetry={onRetry}
    />
  );
}

interface ShelvesProps {
  shelves: readonly CollectionCard[];
  held: ReadonlySet<string>;
  resourceId: string;
}

function Shelves({ shelves, held, resourceId }: ShelvesProps) {
  const { t } = useLingui();
  const { add, takeOut } = useShelving(resourceId);
  if (shelves.length === 0) return <p>{t`No collections found`}</p>;
  return (
    <ul role="list" className="shelves" aria-label={t`Your Collections`}>
      {shelves.map(({ id, name, itemCount }) => {
        const isHeld = held.has(id);
        return (
          <li key={id}>
            <button
              type="button"
              className="shelf"
              aria-pressed={isHeld}
              onClick={() => {
                if (!add.isPending && !takeOut.isPending) (isHeld ? takeOut : add).start(id);
              }}
            >
              <span className="shelf-mark" aria-hidden="true">
                {isHeld ? <Check size={20} /> : null}
              </span>
              <span className="shelf-name">{name}</span>
              <span className="shelf-count">{plural(itemCount, { one: '# item', other: '# items' })}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Puts the resource into a collection or takes it out, and says how that ended. */
function useShelving(resourceId: string) {
  const { t } = useLingui();
  const changed = useCollectionChanged();
  const add = useAction({
    run: (id: string) => client.collections.add({ id, resourceId }),
    done: t`Added to collection`,
    failed: t`Failed to add to collection`,
    onDone: (_, id) => void changed(id),
    onRefused: ({ code, message }) => {
      if (code !== 'collection_holds_it_already') return false;
      toasts.show(message, 'error');
      return true;
    },
  });
  const takeOut = useAction({
    run: (id: string) => client.collections.takeOut({ id, resourceId }),
    done: t`Removed from collection`,
    failed: t`Failed to remove from collection`,
    onDone: (_, id) => void changed(id),
  });
  return { add, takeOut };
}
