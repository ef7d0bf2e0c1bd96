import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button, type ButtonVariant } from '../actions/button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmButtonProps {
  children: ReactNode;
  variant?: ButtonVariant;
  /** Its name where there are many with the same words: these, and which one it is. */
  label?: string;
  /** The question. */
  title: string;
  /** What will happen. */
  consequence: ReactNode;
  /** The words of the button that does it. */
  action: string;
  /** The words of the button that leaves all as it is. */
  keep?: string;
  isPending?: boolean;
  onConfirm: () => void;
}

/** What cannot be taken back, or not easily, is asked about before it is done. */
export function ConfirmButton({
  children,
  variant = 'danger',
  label,
  title,
  consequence,
  action,
  keep,
  isPending = false,
  onConfirm,
}: ConfirmButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant={variant}
        isBusy={isPending}
        {...(label ? { 'aria-label': label } : {})}
        onPress={() => setOpen(true)}
      >
        {children}
      </Button>
      <Dialog
        role="alertdialog"
        title={title}
        isOpen={isOpen}
        onClose={close}
        actions={
          <>
            <Button autoFocus onPress={close}>
              {keep ?? <Trans>Cancel</Trans>}
            </Button>
            <Button
              variant="danger"
              onPress={() => {
                close();
                onConfirm();
              }}
            >
              {action}
            </Button>
          </>
        }
      >
        {consequence}
      </Dialog>
    </>
  );
}
