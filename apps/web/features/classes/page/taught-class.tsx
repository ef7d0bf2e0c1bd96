import { useLingui } from '@lingui/react/macro';
import type { ClassView } from '@relievo/contracts/classes';
import { Page } from '../../../ui/page/page.tsx';
import { AssignmentsPart } from '../assignments/assignments-part.tsx';
import { CodePart } from '../code/code-part.tsx';
import { LearnersPart } from '../learners/learners-part.tsx';
import { RenameClass } from '../name/rename-class.tsx';
import { SecondStepsPart } from '../second-steps/second-steps-part.tsx';
import { DeleteClass } from './delete-class.tsx';
import '../classes.css';

/** A class for whoever teaches it: who learns in it, what is given to it, and how others join. */
export function TaughtClass({ view }: { view: ClassView }) {
  const { t } = useLingui();
  return (
    <Page
      title={t`Class ${view.name}`}
      lead={t`You teach this class in ${view.organization.name}.`}
      actions={
        <>
          <RenameClass view={view} />
          <DeleteClass view={view} />
        </>
      }
      describe={{
        contents: t`Four parts: the learners in a table with ways to add and invite some, the assignments with who opened and listened and a class set of each, the class code, and how learners sign in.`,
        mainAction: t`Add learners`,
      }}
    >
      <div className="class-parts">
        <LearnersPart view={view} />
        <AssignmentsPart classId={view.id} />
        <CodePart view={view} />
        <SecondStepsPart view={view} />
      </div>
    </Page>
  );
}
