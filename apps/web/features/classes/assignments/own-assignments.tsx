import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnAssignment } from '@relievo/contracts/classes';
import { useQuery } from '@tanstack/react-query';
import { useViewer } from '../../../lib/server/session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { AuthorsWords } from '../../../ui/page/authors-words.tsx';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { ownAssignmentsQuery } from '../classes-query.ts';
import { useDueWords } from './use-due-words.ts';
import '../classes.css';

/** What was given to whoever looks, for home and the page for students. Who learns in no class sees nothing of it. */
export function OwnAssignments() {
  const { t } = useLingui();
  const viewer = useViewer();
  const session = viewer.status === 'signed-in' ? viewer.session : null;
  const own = useQuery({ ...ownAssignmentsQuery, enabled: session?.learns === true });
  if (!session?.learns) return null;
  return (
    <section aria-labelledby="own-assignments" className="class-part">
      <h2 id="own-assignments">
        <Trans>Your assignments</Trans>
      </h2>
      <Loaded
        query={own}
        loading={t`Loading your assignments…`}
        failed={t`Your assignments could not be loaded`}
      >
        {(rows) =>
          rows.length === 0 ? (
            <p>
              <Trans>You have no assignments now.</Trans>
            </p>
          ) : (
            <>
              <p>
                <Trans>Your teacher sees what you opened and what you listened to.</Trans>
              </p>
              <ul role="list" className="class-list">
                {rows.map((row) => (
                  <One key={row.id} {...row} />
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
    </section>
  );
}

function One({
  collection,
  note,
  dueOn,
  resources,
  opened,
  listened,
  className,
  teacherName,
}: OwnAssignment) {
  const { i18n } = useLingui();
  const dueWords = useDueWords();
  const [done, heard, all] = [opened, listened, resources].map((count) => i18n.number(count));
  return (
    <li className="class-assignment">
      <h3 className="target-links">
        <Link to="/library/collection/$id" params={{ id: collection.id }}>
          <AuthorsWords>{collection.name}</AuthorsWords>
        </Link>
      </h3>
      <p>
        {dueWords(dueOn)}{' '}
        <Trans>
          From <AuthorsWords>{teacherName}</AuthorsWords>, class <AuthorsWords>{className}</AuthorsWords>.
        </Trans>
      </p>
      {note ? (
        <p>
          <AuthorsWords>{note}</AuthorsWords>
        </p>
      ) : null}
      <p>
        <Trans>
          Opened {done} of {all}, listened to {heard}.
        </Trans>
      </p>
    </li>
  );
}
