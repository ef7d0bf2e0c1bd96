import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useDeferredValue, useEffect, useRef } from 'react';
import { useDevice } from '../../../lib/layout/breakpoints.ts';
import { useStore } from '../../../lib/stores/use-store.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { CardGrid, type FocusProps } from '../../../ui/lists/card-grid.tsx';
import { Pagination } from '../../../ui/lists/pagination.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
import type { PagedRows } from '../query/use-paged-rows.ts';
import { type ListKind, type ListWords, useListWords } from '../words/list-words.ts';
import { ListStates } from './list-states.tsx';
import { useListStart } from './use-list-start.ts';
import type { Paging } from './use-paging.ts';
import { useReturnToCard } from './use-return-to-card.ts';
import { type View, viewStore } from './view.ts';
import './list-screen.css';

interface ListScreenProps<Row> {
  kind: ListKind;
  /** The name of the list, as its heading says it. */
  label: string;
  list: PagedRows<Row>;
  rowKey: (row: Row) => string;
  paging: Paging;
  /** What stands there when nothing was found. */
  empty: ReactNode;
  children: (row: Row, view: View, focusProps: FocusProps) => ReactNode;
}

/** The rows of a list in every state, and below them the ways to more of them. */
export function ListScreen<Row>(props: ListScreenProps<Row>) {
  const { kind, list, paging, empty } = props;
  const view = useStore(viewStore);
  const words = useListWords(kind);
  useReturnToCard();
  return (
    <ListStates words={words} list={list} paging={paging} view={view} empty={empty}>
      <Rows {...props} view={view} words={words} />
    </ListStates>
  );
}

function Rows<Row>(props: ListScreenProps<Row> & { view: View; words: ListWords }) {
  const { label, list, rowKey, paging, view, words, children } = props;
  const device = useDevice();
  const { area, toStart } = useListStart();
  // A hundred cards are drawn in small steps, between which letters that are typed have their turn.
  const rows = useDeferredValue(list.rows);
  const expectMore = useFocusOnFirstNew(area, rows.length);
  return (
    <div
      ref={area}
      className="list-rows"
      role="group"
      aria-label={words.items}
      tabIndex={-1}
      aria-busy={list.isBehind}
    >
      <CardGrid label={label} items={rows} itemKey={rowKey} view={view}>
        {(row, focusProps) => children(row, view, focusProps)}
      </CardGrid>
      {list.more ? (
        <LoadMore
          isLoading={list.isLoadingMore}
          failed={list.hasMoreFailed ? words.failed : null}
          onPress={() => {
            expectMore();
            list.more?.();
          }}
        />
      ) : null}
      <Pagination
        noun={words.nounOf(list.total)}
        page={paging.page}
        perPage={paging.itemsPerPage}
        total={list.total}
        exceedsTotal={list.exceedsTotal}
        pagesShown={list.pagesShown}
        compact={device === 'mobile'}
        onPage={(page) => {
          paging.onPage(page);
          toStart();
        }}
        onPerPage={paging.onItemsPerPage}
      />
    </div>
  );
}

/** To call before more rows come: the first of them then has the focus. */
function useFocusOnFirstNew(area: RefObject<HTMLElement | null>, count: number): () => void {
  const first = useRef<number>(undefined);
  useEffect(() => {
    if (first.current === undefined || count <= first.current) return;
    area.current?.querySelectorAll<HTMLElement>('[data-card]')[first.current]?.focus();
    first.current = undefined;
  }, [area, count]);
  return () => {
    first.current = count;
  };
}

interface LoadMoreProps {
  isLoading: boolean;
  /** What stands here when more did not come. */
  failed: string | null;
  onPress: () => void;
}

function LoadMore({ isLoading, failed, onPress }: LoadMoreProps) {
  const { t } = useLingui();
  return (
    <div className="load-more">
      {failed ? <Refusal text={failed} /> : null}
      <Button isBusy={isLoading} busyWords={t`Loading...`} onPress={onPress}>
        <Trans>Load More</Trans>
      </Button>
    </div>
  );
}
