import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { ShareOptions } from './share-options.tsx';

interface ShareDialogProps {
  collection: { readonly id: string; readonly name: string };
  onClose: () => void;
}

/** People and teams who see a collection besides its owner, whatever else its visibility says. */
export function ShareDialog({ collection: { id, name }, onClose }: ShareDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      title={t`Share “${name}”`}
      shape="drawer"
      isOpen
      onClose={onClose}
      actions={
        <Button variant="primary" onPress={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <ShareOptions id={id} />
    </Dialog>
  );
}
