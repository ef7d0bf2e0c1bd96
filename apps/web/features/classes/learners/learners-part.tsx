import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ClassView, LearnerCredentials } from '@relievo/contracts/classes';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/states/state-message.tsx';
import { ClassInvitations } from '../invitations/class-invitations.tsx';
import { InviteToClassDialog } from '../invitations/invite-to-class-dialog.tsx';
import { NewPasswords } from '../passwords/new-passwords.tsx';
import { AddLearnersDialog } from './add-learners-dialog.tsx';
import { LearnersTable } from './learners-table.tsx';

/** Who learns in the class. New passwords stand above the table until the teacher says that they are handed out. */
export function LearnersPart({ view }: { view: ClassView }) {
  const { t } = useLingui();
  const [isAdding, setAdding] = useState(false);
  const [isInviting, setInviting] = useState(false);
  const [made, setMade] = useState<readonly LearnerCredentials[]>([]);
  const show = (more: readonly LearnerCredentials[]) =>
    setMade((before) => [
      ...before.filter(({ userId }) => more.every((one) => one.userId !== userId)),
      ...more,
    ]);
  const count = view.people.length;
  return (
    <section aria-labelledby="learners" className="class-part">
      <header className="class-head">
        <h2 id="learners">
          <Trans>Learners</Trans>
        </h2>
        <div className="class-actions">
          <Button variant="primary" onPress={() => setAdding(true)}>
            <Trans>Add learners</Trans>
          </Button>
          <Button aria-haspopup="dialog" onPress={() => setInviting(true)}>
            <Trans>Invite by email</Trans>
          </Button>
        </div>
      </header>
      {made.length > 0 ? (
        <NewPasswords classId={view.id} name={view.name} learners={made} onDone={() => setMade([])} />
      ) : null}
      {count === 0 ? (
        <EmptyState
          level={3}
          title={t`No learners yet`}
          message={
            <Trans>Paste a list of names. Each learner gets a user name and a password of four words.</Trans>
          }
        />
      ) : (
        <>
          <p>{plural(count, { one: '# learner in this class', other: '# learners in this class' })}</p>
          <LearnersTable view={view} onNewPassword={(one) => show([one])} />
        </>
      )}
      <ClassInvitations classId={view.id} />
      {isInviting ? <InviteToClassDialog classId={view.id} onClose={() => setInviting(false)} /> : null}
      {isAdding ? (
        <AddLearnersDialog classId={view.id} onMade={show} onClose={() => setAdding(false)} />
      ) : null}
    </section>
  );
}
