import { useLingui } from '@lingui/react/macro';
import { EXPLORER_COMMANDS, keysOf } from '@relievo/chart/explore';
import { useStore } from '../../../lib/stores/use-store.ts';
import { tellKeys } from '../../../lib/words/key-words.ts';
import { Table } from '../../../ui/lists/table.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { ChangeKey } from './change-key.tsx';
import { tellCommand } from './command-words.ts';
import { explorerSettings } from './explorer-settings.ts';

/** Every key and what it does; each can be another one. */
export function HelpDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { keys } = useStore(explorerSettings);
  return (
    <Dialog title={t`Keys of the explorer`} isOpen={isOpen} onClose={onClose} shape="end">
      <Table
        caption={t`Keys of the explorer`}
        hidesCaption
        columns={[
          {
            id: 'does',
            label: t`What it does`,
            cell: (command) => tellCommand(command),
          },
          { id: 'keys', label: t`Keys`, cell: (command) => tellKeys(keysOf(command, keys), i18n) },
          {
            id: 'change',
            label: t`Change`,
            isForPressing: true,
            cell: (command) => <ChangeKey command={command} />,
          },
        ]}
        rows={EXPLORER_COMMANDS}
        rowKey={(command) => command}
      />
    </Dialog>
  );
}
