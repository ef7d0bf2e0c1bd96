import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Assignment } from '@relievo/contracts/classes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { ConfirmButton } from '../../../ui/overlays/confirm-button.tsx';
import { AuthorsWords } from '../../../ui/page/authors-words.tsx';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { SortedTable, sortRows } from '../../listing/index.ts';
import { assignmentsQuery, useClassChanged } from '../classes-query.ts';
import { ClassSetDialog } from '../sets/class-set-dialog.tsx';
import { GiveDialog } from './give-dialog.tsx';
import { useDueWords } from './use-due-words.ts';

/** What was given to the class, and how far each learner is with it. */
export function AssignmentsPart({ classId }: { classId: string }) {
  const { t } = useLingui();
  const [isGiving, setGiving] = useState(false);
  const assignments = useQuery(assignmentsQuery(classId));
  return (
    <section aria-labelledby="assignments" className="class-part">
      <header className="class-head">
        <h2 id="assignments">
          <Trans>Assignments</Trans>
        </h2>
        <Button onPress={() => setGiving(true)}>
          <Trans>Set an assignment</Trans>
        </Button>
      </header>
      <p>
        <Trans>
          An assignment is one of your collections with a date and a note. You see who opened and who
          listened; learners are told that you see it.
        </Trans>
      </p>
      <Loaded
        query={assignments}
        loading={t`Loading assignments…`}
        failed={t`The assignments could not be loaded`}
      >
        {(rows) =>
          rows.length === 0 ? (
            <p>
              <Trans>Nothing is assigned yet.</Trans>
            </p>
          ) : (
            <ul role="list" className="class-list">
              {rows.map((row) => (
                <OneAssignment key={row.id} classId={classId} assignment={row} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {isGiving ? <GiveDialog classId={classId} onClose={() => setGiving(false)} /> : null}
    </section>
  );
}

type Progress = Assignment['learners'][number];

const ORDERS = [
  'name-ascending',
  'name-descending',
  'opened-ascending',
  'opened-descending',
  'listened-ascending',
  'listened-descending',
] as const;

const VALUES = {
  name: ({ displayName }: Progress) => displayName,
  opened: ({ opened }: Progress) => opened,
  listened: ({ listened }: Progress) => listened,
};

function OneAssignment({ classId, assignment }: { classId: string; assignment: Assignment }) {
  const { t, i18n } = useLingui();
  const dueWords = useDueWords();
  const { id, collection, note, dueOn, resources, learners } = assignment;
  const changed = useClassChanged(classId);
  const taking = useAction({
    run: () => client.assignments.takeBack({ id: classId, assignmentId: id }),
    done: t`${collection.name} is no longer assigned.`,
    onDone: () => void changed(),
  });
  const [isPrinting, setPrinting] = useState(false);
  const [order, setOrder] = useState<(typeof ORDERS)[number]>('name-ascending');
  const part = (count: number) => t`${i18n.number(count)} of ${i18n.number(resources)}`;
  return (
    <li className="class-assignment">
      <h3 className="target-links">
        <Link to="/library/collection/$id" params={{ id: collection.id }}>
          <AuthorsWords>{collection.name}</AuthorsWords>
        </Link>
      </h3>
      <p>
        {dueWords(dueOn)} {plural(resources, { one: '# resource', other: '# resources' })}
      </p>
      {note ? (
        <p>
          <AuthorsWords>{note}</AuthorsWords>
        </p>
      ) : null}
      <SortedTable
        caption={t`Who opened and listened: ${collection.name}`}
        rows={sortRows(learners, order, VALUES)}
        rowKey={({ userId }) => userId}
        orders={ORDERS}
        order={order}
        onOrder={setOrder}
        columns={[
          {
            id: 'name',
            label: t`Name`,
            cell: ({ displayName }) => <AuthorsWords>{displayName}</AuthorsWords>,
          },
          { id: 'opened', label: t`Opened`, cell: ({ opened }) => part(opened) },
          { id: 'listened', label: t`Listened`, cell: ({ listened }) => part(listened) },
        ]}
      />
      <div className="class-actions">
        <Button
          aria-haspopup="dialog"
          aria-label={t`Prepare a class set: ${collection.name}`}
          onPress={() => setPrinting(true)}
        >
          <Trans>Prepare a class set</Trans>
        </Button>
        <ConfirmButton
          variant="secondary"
          label={t`Withdraw: ${collection.name}`}
          title={t`Withdraw ${collection.name}?`}
          consequence={
            <p>
              <Trans>
                Learners no longer find it. Who opened and listened is forgotten; the collection stays.
              </Trans>
            </p>
          }
          action={t`Withdraw`}
          isPending={taking.isPending}
          onConfirm={() => taking.start()}
        >
          <Trans>Withdraw</Trans>
        </ConfirmButton>
      </div>
      {isPrinting ? (
        <ClassSetDialog
          classId={classId}
          assignmentId={id}
          name={collection.name}
          onClose={() => setPrinting(false)}
        />
      ) : null}
    </li>
  );
}
