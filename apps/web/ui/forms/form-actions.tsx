import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';

interface FormActionsProps {
  /** What sending it does, in words. */
  children: ReactNode;
  isBusy: boolean;
  busyWords: string | undefined;
  /** Where the form can be left as it was. */
  onCancel?: (() => void) | undefined;
}

/** The ways out of a form: with what was typed, and without. */
export function FormActions({ children, isBusy, busyWords, onCancel }: FormActionsProps) {
  return (
    <div className="form-actions">
      <Button type="submit" variant="primary" isBusy={isBusy} busyWords={busyWords}>
        {children}
      </Button>
      {onCancel ? (
        <Button onPress={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      ) : null}
    </div>
  );
}
