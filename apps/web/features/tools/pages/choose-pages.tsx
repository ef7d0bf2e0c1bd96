import { Trans, useLingui } from '@lingui/react/macro';
import type { Conversion } from '@relievo/contracts/uploads';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { PagesDialog } from './pages-dialog.tsx';

/** Leads to the pages of a document, of which only some may be wanted. */
export function ChoosePages({ conversion: { id, name } }: { conversion: Conversion }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-label={t`Choose pages: ${name}`} onPress={() => setOpen(true)}>
        <Trans>Choose pages</Trans>
      </Button>
      {isOpen ? <PagesDialog id={id} name={name} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
