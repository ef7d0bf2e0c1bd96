import { useLingui } from '@lingui/react/macro';
import type { ClassView } from '@relievo/contracts/classes';
import { Page } from '../../../ui/page/page.tsx';
import { OwnAssignments } from '../assignments/own-assignments.tsx';
import { ClassmatesPart } from '../learners/classmates-part.tsx';
import '../classes.css';

/** A class for whoever learns in it: what was given, and who else is there. */
export function OwnClass({ view }: { view: ClassView }) {
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
