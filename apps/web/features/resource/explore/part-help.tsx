import { useLingui } from '@lingui/react/macro';
import { Table } from '../../../ui/lists/table.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { PART_KEYS } from './part-keys.ts';

/** Every key that goes through a drawing. */
export function PartHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t, i18n } = useLingui();
  return (
    <Dialog title={t`Keys for the drawing`} isOpen={isOpen} onClose={onClose}>
      <Table
        caption={t`Keys for the drawing`}
        hidesCaption
        columns={[
          { id: 'does', label: t`What it does`, cell: ({ does }) => i18n._(does) },
          { id: 'key', label: t`Key`, cell: ({ keyName }) => i18n._(keyName) },
        ]}
        rows={PART_KEYS}
        rowKey={({ command }) => command}
      />
    </Dialog>
  );
}
