import { Trans } from '@lingui/react/macro';
import type { ClassView } from '@relievo/contracts/classes';
import { AuthorsWords } from '../../../ui/page/authors-words.tsx';

export function ClassmatesPart({ view: { teachers, people } }: { view: ClassView }) {
  return (
    <section className="class-part" aria-labelledby="classmates">
      <h2 id="classmates">
        <Trans>Who is in the class</Trans>
      </h2>
      <h3>
        <Trans>Teachers</Trans>
      </h3>
      <Names people={teachers} />
      <h3>
        <Trans>Learners</Trans>
      </h3>
      <Names people={people} />
    </section>
  );
}

function Names({ people }: { people: readonly { readonly userId: string; readonly displayName: string }[] }) {
  return (
    <ul>
      {people.map(({ userId, displayName }) => (
        <li key={userId}>
          <AuthorsWords>{displayName}</AuthorsWords>
        </li>
      ))}
    </ul>
  );
}
