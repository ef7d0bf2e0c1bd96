import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../actions/icon-button.tsx';
import { useSwipeToDismiss } from './use-swipe-to-dismiss.ts';
import './dialog.css';

export interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /**
   * 'drawer' rises from the foot of a phone's screen and stands in the middle elsewhere; 'side' is a panel where
   * the text begins, 'end' a wider one where it ends, 'whole' takes all of the window.
   */
  shape?: 'modal' | 'drawer' | 'side' | 'end' | 'whole';
  role?: 'dialog' | 'alertdialog';
  children: ReactNode;
  actions?: ReactNode;
}

export function Dialog({
  title,
  isOpen,
  onClose,
  shape = 'modal',
  role = 'dialog',
  children,
  actions,
}: DialogProps) {
  const { t } = useLingui();
  const swipe = useSwipeToDismiss(onClose, shape === 'side' || shape === 'end' ? 'side' : 'down');
  return (
    <ModalOverlay
      className="dialog-veil"
      data-shape={shape}
      isOpen={isOpen}
      isDismissable={role === 'dialog'}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Modal className="dialog-frame" data-shape={shape}>
        <AriaDialog role={role} className="dialog">
          <div className="dialog-head" {...(shape === 'modal' || shape === 'whole' ? {} : swipe)}>
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            <IconButton label={t`Close`} icon={<X aria-hidden="true" />} onPress={onClose} />
          </div>
          <div className="dialog-body">{children}</div>
          {actions ? <div className="dialog-actions">{actions}</div> : null}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
