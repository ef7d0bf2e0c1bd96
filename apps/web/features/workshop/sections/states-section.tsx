import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { FormProblem } from '../../../lib/forms/form-problem.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { Progress } from '../../../ui/states/progress.tsx';
import { SKELETON_COUNTS, Skeleton } from '../../../ui/states/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/states/state-message.tsx';
import { Specimen } from '../specimen/specimen.tsx';

const VIEWS = Object.keys(SKELETON_COUNTS) as (keyof typeof SKELETON_COUNTS)[];

export function StatesSection() {
  const { t } = useLingui();
  const [tries, setTries] = useState(0);
  return (
    <section>
      <h2>
        <Trans>States</Trans>
      </h2>
      <Specimen title={t`Waiting`}>
        <Progress label={t`Making the sheet`} value={42} note={t`Step 3 of 7: placing the labels`} />
        <Loading label={t`Loading the sheets…`} />
        {VIEWS.map((view) => (
          <Skeleton key={view} view={view} label={t`Loading the sheets…`} />
        ))}
      </Specimen>
      <Specimen title={t`Nothing, or a fault`}>
        <EmptyState
          title={t`No sheets yet`}
          message={t`Create the first one to see it here.`}
          action={<Button variant="primary">{t`Make a sheet`}</Button>}
        />
        <ErrorState
          title={t`The sheets could not be loaded`}
          message={t`The server did not answer. Your sheets are safe.`}
          reference="0199-7c1e"
          onRetry={() => setTries(tries + 1)}
        />
        <p role="status">{tries > 0 ? t`Tried again: ${tries}` : null}</p>
      </Specimen>
      <Specimen title={t`Faults of a form`}>
        <FaultyForm />
      </Specimen>
    </section>
  );
}

function FaultyForm() {
  const { t } = useLingui();
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);
  const slips: readonly FormProblem[] = [
    { field: 'author', message: t`Name the author`, level: 'error' },
    { field: 'year', message: t`Name a year`, suggestion: t`Four digits, like 2026.`, level: 'error' },
  ];
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setProblems(slips);
      }}
    >
      <ErrorSummary
        problems={problems}
        check={problems}
        onGoToField={(field) => document.querySelector<HTMLElement>(`[name="workshop-${field}"]`)?.focus()}
      />
      <TextField label={t`Author`} name="workshop-author" error={problems[0]?.message} />
      <TextField label={t`Year`} name="workshop-year" error={problems[1]?.message} />
      <Button type="submit">{t`Check the form`}</Button>
    </form>
  );
}
