import { Trans, useLingui } from '@lingui/react/macro';
import type { OrganizationView } from '@relievo/contracts/organizations';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatFileSize } from '../../../lib/words/file-size.ts';
import { EmptyState } from '../../../ui/states/state-message.tsx';
import { type AddressState, PagedTable, pagingOf, useListStart, usePagedRows } from '../../listing/index.ts';
import type { SettingsAddress } from '../address/settings-address.ts';
import { ChangeDialog, type ChangedPart, type ContentChange } from './change-dialog.tsx';
import { ContentBar } from './content-bar.tsx';
import { contentQuery, storageQuery } from './content-query.ts';
import { ContentSelectionBar } from './content-selection-bar.tsx';
import { ContentTable } from './content-table.tsx';
import { UndoChange } from './undo-change.tsx';
import { useContentSelection } from './use-content-selection.ts';

interface ContentTabProps {
  view: OrganizationView;
  state: AddressState<SettingsAddress>;
}

/** What belongs to the organization, in every state; those who manage it change who sees it and its category. */
export function ContentTab({ view, state }: ContentTabProps) {
  const { t } = useLingui();
  const { address } = state;
  const { id } = view.organization;
  const { area, toStart } = useListStart();
  const list = usePagedRows(contentQuery(id, address), address);
  const selection = useContentSelection(list.rows);
  const [part, setPart] = useState<ChangedPart>();
  const [change, setChange] = useState<ContentChange>();
  const isNarrowed = address.q !== '' || address.state !== 'all';
  return (
    <>
      <h2 className="spoken">
        <Trans>Content</Trans>
      </h2>
      {view.canManage ? <StorageUsed id={id} /> : null}
      <ContentBar {...state} />
      {change ? (
        <UndoChange
          key={change.changeId}
          organizationId={id}
          change={change}
          onUndone={() => setChange(undefined)}
        />
      ) : null}
      {view.canManage ? <ContentSelectionBar selection={selection} onChange={setPart} /> : null}
      <PagedTable
        kind="resources"
        className="organization-list"
        list={list}
        paging={pagingOf(state)}
        area={area}
        toStart={toStart}
        empty={
          <EmptyState
            level={3}
            title={t`No content found`}
            message={
              isNarrowed ? (
                <Trans>No content matches your search and status.</Trans>
              ) : (
                <Trans>Content appears here when a member submits it for this organization.</Trans>
              )
            }
          />
        }
      >
        <ContentTable state={state} rows={list.rows} selection={selection} />
      </PagedTable>
      {part ? (
        <ChangeDialog
          organizationId={id}
          part={part}
          resources={selection.chosen}
          onChanged={(made) => {
            setChange(made);
            selection.clear();
          }}
          onClose={() => setPart(undefined)}
        />
      ) : null}
    </>
  );
}

function StorageUsed({ id }: { id: string }) {
  const { data } = useQuery(storageQuery(id));
  if (!data) return null;
  const size = formatFileSize(data.bytes);
  return (
    <p>
      <Trans>Storage used: {size}</Trans>
    </p>
  );
}
