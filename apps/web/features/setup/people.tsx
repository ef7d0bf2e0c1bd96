import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { TestPerson } from '@relievo/contracts/product';
import { ROLES, type Role } from '@relievo/contracts/values';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { client } from '../../lib/server/client.ts';
import { sessionQuery } from '../../lib/server/session.ts';
import { useAction } from '../../lib/server/use-action.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Table, type TableColumn } from '../../ui/lists/table.tsx';
import { Loaded } from '../../ui/states/loaded.tsx';
import { Refusal } from '../../ui/states/refusal.tsx';

const NAMES: Readonly<Record<Role, MessageDescriptor>> = {
  student: msg`Student`,
  teacher: msg`Teacher`,
  professional: msg`Professional`,
  institution: msg`Institution`,
  admin: msg`Administrator`,
  super_admin: msg`Super administrator`,
};

const peopleQuery = queryOptions({
  queryKey: ['setup-people'],
  queryFn: ({ signal }) => client.setup.people(undefined, { signal }),
});

export function People() {
  const { t } = useLingui();
  const people = useQuery(peopleQuery);
  return (
    <>
      <NewPerson />
      <section role="group" className="flow" aria-labelledby="setup-people">
        <h2 id="setup-people">
          <Trans>Test users</Trans>
        </h2>
        <Loaded
          query={people}
          loading={t`Loading the test users…`}
          failed={t`The test users could not be loaded`}
        >
          {(all) => <PeopleTable people={all} />}
        </Loaded>
      </section>
    </>
  );
}

function PeopleTable({ people }: { people: readonly TestPerson[] }) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const signIn = useAction({
    run: ({ email, password }: TestPerson) => client.accounts.signIn({ email, password }),
    done: ({ user }) => t`You are signed in as ${user.displayName}.`,
    onDone: (session) => {
      queries.setQueryData(sessionQuery.queryKey, session);
      void queries.invalidateQueries();
    },
  });
  const columns: TableColumn<TestPerson, 'name' | 'role' | 'email' | 'password' | 'do'>[] = [
    { id: 'name', label: t`Name`, cell: ({ displayName }) => <span translate="no">{displayName}</span> },
    { id: 'role', label: t`Role`, cell: ({ role }) => i18n._(NAMES[role]) },
    { id: 'email', label: t`Email`, cell: ({ email }) => email },
    { id: 'password', label: t`Password`, cell: ({ password }) => <code>{password}</code> },
    {
      id: 'do',
      label: t`Try it`,
      isForPressing: true,
      cell: (person) => (
        <Button isBusy={signIn.isPending} onPress={() => signIn.start(person)}>
          <Trans>
            Sign in <span className="spoken">as {person.displayName}</span>
          </Trans>
        </Button>
      ),
    },
  ];
  return (
    <>
      {signIn.refused ? <Refusal text={signIn.refused} /> : null}
      <Table
        caption={t`Test users you can sign in as`}
        columns={columns}
        rows={people}
        rowKey={({ email }) => email}
      />
    </>
  );
}

function NewPerson() {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const [role, setRole] = useState<Role>('student');
  const [name, setName] = useState('');
  const make = useAction({
    run: () => client.setup.makePerson({ role, ...(name.trim() === '' ? {} : { displayName: name }) }),
    done: ({ displayName }) => t`${displayName} can now sign in.`,
    onDone: () => {
      setName('');
      void queries.invalidateQueries({ queryKey: peopleQuery.queryKey });
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    make.start();
  };
  return (
    <section role="group" className="setup-new flow" aria-labelledby="setup-new">
      <h2 id="setup-new">
        <Trans>Create a test user</Trans>
      </h2>
      {make.refused ? <Refusal text={make.refused} /> : null}
      <form noValidate onSubmit={onSubmit} aria-label={t`Create a test user`}>
        <Select
          label={t`Role`}
          selectedKey={role}
          onSelectionChange={(key) => setRole(key as Role)}
          options={ROLES.map((each) => ({ value: each, label: i18n._(NAMES[each]) }))}
        />
        <TextField label={t`Name`} optional autoComplete="off" value={name} onChange={setName} />
        <Button type="submit" variant="primary" isBusy={make.isPending} busyWords={t`Making…`}>
          <Trans>Create test user</Trans>
        </Button>
      </form>
    </section>
  );
}
