import type { ReactNode } from 'react';
import type { FormProblems } from '../../lib/forms/use-form-problems.ts';
import { Refusal } from '../states/refusal.tsx';
import { ErrorSummary } from './error-summary.tsx';

interface FormProps {
  /** Its name as a landmark. */
  label: string;
  problems: FormProblems;
  /** Why the server said no, where that is about none of the fields. */
  refused: string | null;
  onSubmit: () => void;
  children: ReactNode;
}

/** A form says first what is wrong with it; the checks are ours, not the browser's. */
export function Form({
  label,
  problems: { form, problems, check, goToField },
  refused,
  onSubmit,
  children,
}: FormProps) {
  return (
    <>
      <ErrorSummary problems={problems} check={check} onGoToField={goToField} />
      {refused && problems.length === 0 ? <Refusal text={refused} /> : null}
      <form
        ref={form}
        noValidate
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
      </form>
    </>
  );
}
