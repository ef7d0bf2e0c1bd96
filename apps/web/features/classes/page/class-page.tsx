import { useLingui } from '@lingui/react/macro';
import { type ClassView, readRefusal } from '@relievo/contracts';
import { useQuery } from '@tanstack/react-query';
import { Page } from '../../../ui/page/page.tsx';
import { useParam } from '../../../ui/page/use-param.ts';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { NotFound } from '../../../ui/states/not-found.tsx';
import { AssignmentsPart } from '../assignments/assignments-part.tsx';
import { OwnAssignments } from '../assignments/own-assignments.tsx';
import { classQuery } from '../classes-query.ts';
import { CodePart } from '../code/code-part.tsx';
import { ClassmatesPart } from '../learners/classmates-part.tsx';
import { LearnersPart } from '../learners/learners-part.tsx';
import { DeleteClass } from './delete-class.tsx';
import '../classes.css';

/** One class: for its teachers to run, for its learners to see who is in it and what was given. */
export function ClassPage() {
  const { t } = useLingui();
  const id = useParam('id');
  const found = useQuery(classQuery(id));
  if (readRefusal(found.error)?.code === 'not_found') return <NotFound />;
  return (
    <Loaded level={2} query={found} loading={t`Loading the class…`} failed={t`The class could not be loaded`}>
      {(view) => (view.teaches ? <TaughtClass view={view} /> : <OwnClass view={view} />)}
    </Loaded>
  );
}

function TaughtClass({ view }: { view: ClassView }) {
  const { t } = useLingui();
  return (
    <Page
      title={t`Class ${view.name}`}
      lead={t`You teach this class in ${view.organization.name}.`}
      actions={<DeleteClass view={view} />}
      describe={{
        contents: t`Three parts: the learners in a table with a way to add some, the assignments with who opened and listened, and the class code.`,
        mainAction: t`Add learners`,
      }}
    >
      <div className="class-parts">
        <LearnersPart view={view} />
        <AssignmentsPart classId={view.id} />
        <CodePart view={view} />
      </div>
    </Page>
  );
}

function OwnClass({ view }: { view: ClassView }) {
  const { t } = useLingui();
  return (
    <Page
      title={t`Class ${view.name}`}
      lead={t`You learn in this class in ${view.organization.name}.`}
      describe={{ contents: t`Your assignments, and who is in the class.` }}
    >
      <div className="class-parts">
        <OwnAssignments />
        <ClassmatesPart view={view} />
      </div>
    </Page>
  );
}
