import { Trans, useLingui } from '@lingui/react/macro';
import type { AdministeredPerson, PersonAct } from '@relievo/contracts/administration';
import { useState } from 'react';
import { isAdministrator, useViewer } from '../../../lib/server/session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { EmptyState } from '../../../ui/states/state-message.tsx';
import {
  PagedTable,
  pagingOf,
  useAddress,
  useListStart,
  useListWords,
  usePagedRows,
} from '../../listing/index.ts';
import { NoAdministrator } from '../no-administrator.tsx';
import { ActDialog } from './act-dialog.tsx';
import { buildPeopleFilters, isNarrowed, PEOPLE_CODEC } from './people-address.ts';
import { PeopleBar } from './people-bar.tsx';
import { peopleQuery } from './people-query.ts';
import { PeopleTable } from './people-table.tsx';
import { RolesDialog } from './roles-dialog.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useSelection } from './use-selection.ts';
import './people.css';

export function UserManagementPage() {
  const { t } = useLingui();
  return isAdministrator(useViewer()) ? <People /> : <NoAdministrator title={t`User Management`} />;
}

type Asked =
  | { readonly kind: 'roles'; readonly person: AdministeredPerson }
  | { readonly kind: 'act'; readonly act: PersonAct; readonly people: readonly AdministeredPerson[] };

/** Everyone who has an account, and what an administrator may do to it. */
function People() {
  const { t } = useLingui();
  const { area, toStart } = useListStart();
  const state = useAddress(PEOPLE_CODEC);
  const { address, replace } = state;
  const list = usePagedRows(peopleQuery(buildPeopleFilters(address)), address);
  const words = useListWords('people');
  const selection = useSelection(list.rows);
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const onAct = (act: PersonAct, people: readonly AdministeredPerson[]) =>
    setAsked({ kind: 'act', act, people });
  return (
    <Page
      title={t`User Management`}
      lead={t`Everyone who has an account. What you change is logged.`}
      describe={{
        contents: t`A search field, two filters, and a table of people with a checkbox and a menu of actions in each row. ${words.found(list.total)}`,
        mainAction: t`Choose an action in the row of a person`,
      }}
    >
      <PeopleBar {...state} />
      <PagedTable
        kind="people"
        className="people"
        list={list}
        paging={pagingOf(state)}
        area={area}
        toStart={toStart}
        empty={
          <EmptyState
            title={t`Nobody found`}
            message={t`Nobody matches your search and filters.`}
            action={
              isNarrowed(address) ? (
                <Button onPress={() => replace({ ...address, q: '', role: 'all', state: 'all', page: 1 })}>
                  <Trans>Show everyone</Trans>
                </Button>
              ) : undefined
            }
          />
        }
      >
        <SelectionBar selection={selection} onAct={onAct} />
        <PeopleTable
          state={state}
          rows={list.rows}
          selection={selection}
          onRoles={(person) => setAsked({ kind: 'roles', person })}
          onAct={onAct}
        />
      </PagedTable>
      {asked?.kind === 'roles' ? <RolesDialog person={asked.person} onClose={close} /> : null}
      {asked?.kind === 'act' ? (
        <ActDialog act={asked.act} people={asked.people} onClose={close} onDone={selection.clear} />
      ) : null}
    </Page>
  );
}
