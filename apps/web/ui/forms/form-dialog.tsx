import type { ReactNode } from 'react';
import type { FormProblems } from '../../lib/forms/use-form-problems.ts';
import { Dialog } from '../overlays/dialog.tsx';
import { Form } from './form.tsx';
import { FormActions } from './form-actions.tsx';

interface FormDialogProps {
  title: string;
  /** The name of the form as a landmark. */
  label: string;
  problems: FormProblems;
  /** How sending it stands. */
  sending: { readonly isPending: boolean; readonly refused: string | null };
  busyWords: string;
  /** What sending it does, in words. */
  submit: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form that stands over the page until it is sent or left. */
export function FormDialog({
  title,
  label,
  problems,
  sending,
  busyWords,
  submit,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  return (
    <Dialog title={title} shape="drawer" isOpen onClose={onClose}>
      <Form label={label} problems={problems} refused={sending.refused} onSubmit={onSubmit}>
        {children}
        <FormActions isBusy={sending.isPending} busyWords={busyWords} onCancel={onClose}>
          {submit}
        </FormActions>
      </Form>
    </Dialog>
  );
}
