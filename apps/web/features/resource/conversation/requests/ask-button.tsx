import { Trans } from '@lingui/react/macro';
import type { AccessibleRequest } from '@relievo/contracts/accessible-requests';
import { MessageCirclePlus } from 'lucide-react';
import { useState } from 'react';
import { createLatePart } from '../../../../lib/late-parts/late-part.ts';
import { Button } from '../../../../ui/actions/button.tsx';

const AskDialog = createLatePart(() => import('./ask-dialog.tsx'), 'AskDialog');

interface AskButtonProps {
  resourceId: string;
  title: string;
  requests: readonly AccessibleRequest[];
}

export function AskButton(about: AskButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        icon={<MessageCirclePlus aria-hidden="true" size={20} />}
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      >
        <Trans>Ask for an accessible version</Trans>
      </Button>
      {isOpen ? <AskDialog {...about} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
