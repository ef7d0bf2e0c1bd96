import { Flag } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { createLatePart } from '../../../../lib/late-parts/late-part.ts';
import { Button } from '../../../../ui/actions/button.tsx';

const ReportDialog = createLatePart(() => import('./report-dialog.tsx'), 'ReportDialog');

interface ReportButtonProps {
  resourceId: string;
  /** Where it is about a comment and not about the resource. */
  commentId?: string;
  /** The heading of the dialog: what is reported. */
  title: string;
  /** Its name where there are many with the same words. */
  label?: string;
  children: ReactNode;
}

export function ReportButton({ children, label, ...about }: ReportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        icon={<Flag aria-hidden="true" size={20} />}
        aria-haspopup="dialog"
        {...(label ? { 'aria-label': label } : {})}
        onPress={() => setOpen(true)}
      >
        {children}
      </Button>
      {isOpen ? <ReportDialog {...about} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
