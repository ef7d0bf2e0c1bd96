import { Trans } from '@lingui/react/macro';
import { Plus, Users } from 'lucide-react';
import { useState } from 'react';
import { useIsBuilt } from '../../../lib/layout/built-routes.ts';
import { useViewer } from '../../../lib/server/session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { CreateCollectionDialog } from '../../collections/index.ts';
import type { LibraryTab } from '../address/library-address.ts';

/** What one does on a tab besides finding things. */
export function TabAction({ tab }: { tab: LibraryTab }) {
  const isBuilt = useIsBuilt();
  const viewer = useViewer();
  const [isOpen, setOpen] = useState(false);
  const icon = <Plus aria-hidden="true" size={20} />;
  if (tab !== 'collections')
    return isBuilt('/tools') ? (
      <ButtonLink to="/tools" variant="primary" icon={icon}>
        <Trans>Create Content</Trans>
      </ButtonLink>
    ) : null;
  if (viewer.status !== 'signed-in') return null;
  return (
    <>
      <ButtonLink to="/library/shared" icon={<Users aria-hidden="true" size={20} />}>
        <Trans>Shared with me</Trans>
      </ButtonLink>
      <Button variant="primary" icon={icon} aria-haspopup="dialog" onPress={() => setOpen(true)}>
        <Trans>Add Collection</Trans>
      </Button>
      {isOpen ? <CreateCollectionDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
