import { Trans, useLingui } from '@lingui/react/macro';
import type { SchoolClass } from '@relievo/contracts/classes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useViewer } from '../../../lib/server/session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink, Link } from '../../../ui/actions/link.tsx';
import { AuthorsWords } from '../../../ui/page/authors-words.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { EmptyState } from '../../../ui/states/state-message.tsx';
import { SortedTable, sortRows } from '../../listing/index.ts';
import { classesQuery } from '../classes-query.ts';
import { CreateClassDialog } from '../name/create-class-dialog.tsx';
import '../classes.css';

/** The classes that somebody teaches or learns in. Whoever may upload makes one in the organization they work in. */
export function ClassesPage() {
  const { t } = useLingui();
  const [isMaking, setMaking] = useState(false);
  const classes = useQuery(classesQuery);
  const viewer = useViewer();
  const session = viewer.status === 'signed-in' ? viewer.session : null;
  const school = session?.currentOrganization;
  const canTeach = session !== null && session.canUpload;
  const canMake = canTeach && school && school.type !== 'personal';
  return (
    <Page
      title={t`Classes`}
      lead={
        canTeach ? t`Your learners, what you give them, and how they read.` : t`The classes that you are in.`
      }
      actions={
        <>
          {canMake ? (
            <Button variant="primary" onPress={() => setMaking(true)}>
              <Trans>Create a class</Trans>
            </Button>
          ) : null}
          {session?.isLearner ? null : (
            <ButtonLink to="/join">
              <Trans>Join with a class code</Trans>
            </ButtonLink>
          )}
        </>
      }
      describe={{
        contents: t`A table of your classes; each name leads to the class.`,
        ...(canMake ? { mainAction: t`Create a class` } : {}),
      }}
    >
      {canTeach && !canMake ? (
        <p className="classes-need">
          <Trans>
            A class belongs to an organization such as a school. You are working in your personal one now.{' '}
            <Link to="/create-organization">Create an organization</Link>, or switch to another one in the
            account menu.
          </Trans>
        </p>
      ) : null}
      <Loaded
        level={2}
        query={classes}
        loading={t`Loading your classes…`}
        failed={t`Your classes could not be loaded`}
      >
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState
              title={t`No classes yet`}
              message={
                canTeach ? (
                  <Trans>In a class you add learners by a list of names; they need no email address.</Trans>
                ) : (
                  <Trans>If your teacher gave you a class code, you can join the class with it.</Trans>
                )
              }
            />
          ) : (
            <ClassesTable rows={rows} />
          )
        }
      </Loaded>
      {isMaking && school ? (
        <CreateClassDialog organization={school} onClose={() => setMaking(false)} />
      ) : null}
    </Page>
  );
}

const ORDERS = [
  'name-ascending',
  'name-descending',
  'organization-ascending',
  'organization-descending',
  'learners-ascending',
  'learners-descending',
] as const;

const VALUES = {
  name: ({ name }: SchoolClass) => name,
  organization: ({ organization }: SchoolClass) => organization.name,
  learners: ({ learners }: SchoolClass) => learners,
};

function ClassesTable({ rows }: { rows: readonly SchoolClass[] }) {
  const { t, i18n } = useLingui();
  const [order, setOrder] = useState<(typeof ORDERS)[number]>('name-ascending');
  return (
    <SortedTable
      caption={t`Your classes`}
      rows={sortRows(rows, order, VALUES)}
      rowKey={({ id }) => id}
      orders={ORDERS}
      order={order}
      onOrder={setOrder}
      columns={[
        {
          id: 'name',
          label: t`Name`,
          cell: ({ id, name }) => (
            <Link to="/classes/$id" params={{ id }}>
              <AuthorsWords>{name}</AuthorsWords>
            </Link>
          ),
        },
        {
          id: 'organization',
          label: t`Organization`,
          cell: ({ organization }) => <AuthorsWords>{organization.name}</AuthorsWords>,
        },
        {
          id: 'part',
          label: t`You are`,
          cell: ({ teaches }) => (teaches ? t`Teacher` : t`Learner`),
        },
        { id: 'learners', label: t`Learners`, numeric: true, cell: ({ learners }) => i18n.number(learners) },
      ]}
    />
  );
}
