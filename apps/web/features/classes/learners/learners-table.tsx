import { Trans, useLingui } from '@lingui/react/macro';
import type { ClassLearner, ClassView, LearnerCredentials } from '@relievo/contracts/classes';
import { useState } from 'react';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ConfirmButton } from '../../../ui/overlays/confirm-button.tsx';
import { AuthorsWords } from '../../../ui/page/authors-words.tsx';
import { SortedTable, sortRows } from '../../listing/index.ts';
import { useClassChanged } from '../classes-query.ts';
import { ReadingDialog } from '../reading/reading-dialog.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';

interface LearnersTableProps {
  view: ClassView;
  onNewPassword: (made: LearnerCredentials) => void;
}

const ORDERS = ['name-ascending', 'name-descending', 'username-ascending', 'username-descending'] as const;

/** A class is on one page, so that it is sorted here. */
const VALUES = {
  name: ({ displayName }: ClassLearner) => displayName,
  username: ({ username }: ClassLearner) => username ?? '',
};

export function LearnersTable({ view, onNewPassword }: LearnersTableProps) {
  const { t } = useLingui();
  const [reader, setReader] = useState<ClassLearner>();
  const [leaver, setLeaver] = useState<ClassLearner>();
  const [order, setOrder] = useState<(typeof ORDERS)[number]>('name-ascending');
  return (
    <>
      <SortedTable
        caption={t`Learners of ${view.name}`}
        rows={sortRows(view.people, order, VALUES)}
        orders={ORDERS}
        order={order}
        onOrder={setOrder}
        rowKey={({ userId }) => userId}
        columns={[
          {
            id: 'name',
            label: t`Name`,
            cell: ({ displayName }) => <AuthorsWords>{displayName}</AuthorsWords>,
          },
          {
            id: 'username',
            label: t`User name`,
            cell: ({ username }) => <AuthorsWords>{username ?? ''}</AuthorsWords>,
          },
          {
            id: 'actions',
            label: t`Actions`,
            isForPressing: true,
            cell: (learner) => (
              <div className="class-actions">
                <Button
                  aria-label={t`How they read: ${learner.displayName}`}
                  onPress={() => setReader(learner)}
                >
                  <Trans>How they read</Trans>
                </Button>
                {learner.isMadeHere ? (
                  <>
                    <NewPasswordButton classId={view.id} learner={learner} onDone={onNewPassword} />
                    <Button
                      aria-haspopup="dialog"
                      aria-label={t`Hand over: ${learner.displayName}`}
                      onPress={() => setLeaver(learner)}
                    >
                      <Trans>Hand over</Trans>
                    </Button>
                  </>
                ) : null}
                <RemoveButton classId={view.id} learner={learner} />
              </div>
            ),
          },
        ]}
      />
      {reader ? (
        <ReadingDialog classId={view.id} learner={reader} onClose={() => setReader(undefined)} />
      ) : null}
      {leaver ? (
        <HandOverDialog classId={view.id} learner={leaver} onClose={() => setLeaver(undefined)} />
      ) : null}
    </>
  );
}

interface LearnerButtonProps {
  classId: string;
  learner: ClassLearner;
}

function NewPasswordButton({
  classId,
  learner: { userId, displayName },
  onDone,
}: LearnerButtonProps & { onDone: (made: LearnerCredentials) => void }) {
  const { t } = useLingui();
  const making = useAction({
    run: () => client.classes.makePassword({ id: classId, userId }),
    done: t`A new password for ${displayName} is shown above the table.`,
    onDone,
  });
  return (
    <ConfirmButton
      variant="secondary"
      label={t`New password: ${displayName}`}
      title={t`Make a new password for ${displayName}?`}
      consequence={
        <p>
          <Trans>The old words no longer work, and anyone who is signed in with them is signed out.</Trans>
        </p>
      }
      action={t`Make a new password`}
      isPending={making.isPending}
      onConfirm={() => making.start()}
    >
      <Trans>New password</Trans>
    </ConfirmButton>
  );
}

function RemoveButton({ classId, learner: { userId, displayName, isMadeHere } }: LearnerButtonProps) {
  const { t } = useLingui();
  const changed = useClassChanged(classId);
  const removing = useAction({
    run: () => client.classes.removeLearner({ id: classId, userId }),
    done: t`${displayName} is no longer in the class.`,
    onDone: () => void changed(),
  });
  return (
    <ConfirmButton
      label={t`Remove: ${displayName}`}
      title={t`Remove ${displayName} from the class?`}
      consequence={
        <p>
          {isMadeHere ? (
            <Trans>
              If they are in no other class, their account is deleted with all that is in it. This cannot be
              undone.
            </Trans>
          ) : (
            <Trans>They keep their account, and no longer find what is given to the class.</Trans>
          )}
        </p>
      }
      action={t`Remove`}
      isPending={removing.isPending}
      onConfirm={() => removing.start()}
    >
      <Trans>Remove</Trans>
    </ConfirmButton>
  );
}
