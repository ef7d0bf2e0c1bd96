import { Trans, useLingui } from '@lingui/react/macro';
import { Copy, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { announce } from '../../../lib/speaking/announcer.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Tabs } from '../../../ui/lists/tabs.tsx';
import { Dialog, type DialogProps } from '../../../ui/overlays/dialog.tsx';
import { Menu, MenuItem, MenuSection } from '../../../ui/overlays/menu.tsx';
import { Specimen } from '../specimen/specimen.tsx';

interface Opened {
  readonly shape: NonNullable<DialogProps['shape']>;
  readonly asks: boolean;
}

export function OverlaysSection() {
  const { t } = useLingui();
  const [opened, setOpened] = useState<Opened | null>(null);
  return (
    <section>
      <h2>
        <Trans>What opens</Trans>
      </h2>
      <Specimen title={t`Menu`}>
        <Menu aria-label={t`Sheet`} trigger={<Button>{t`Sheet menu`}</Button>}>
          <MenuSection title={t`This sheet`}>
            <MenuItem
              icon={<Copy aria-hidden="true" size={20} />}
              onAction={() => announce(t`Copied`)}
            >{t`Copy the sheet`}</MenuItem>
            <MenuItem onAction={() => announce(t`Printed`)}>{t`Print the sheet`}</MenuItem>
            <MenuItem
              isDisabled
              icon={<Trash2 aria-hidden="true" size={20} />}
            >{t`Remove the sheet`}</MenuItem>
          </MenuSection>
        </Menu>
      </Specimen>
      <Specimen title={t`Tabs`}>
        <Tabs
          label={t`Views of the sheet`}
          tabs={[
            { id: 'dots', label: t`Dots`, panel: t`The dots of the sheet.` },
            { id: 'words', label: t`Words`, panel: t`The words of the sheet.` },
            { id: 'sounds', label: t`Sounds`, panel: t`The sounds of the sheet.` },
          ]}
        />
      </Specimen>
      <Specimen title={t`Dialogs`}>
        <div className="workshop-row">
          <Button onPress={() => setOpened({ shape: 'modal', asks: false })}>{t`Open a dialog`}</Button>
          <Button onPress={() => setOpened({ shape: 'drawer', asks: false })}>{t`Open a drawer`}</Button>
          <Button onPress={() => setOpened({ shape: 'side', asks: false })}>{t`Open a side panel`}</Button>
          <Button onPress={() => setOpened({ shape: 'modal', asks: true })}>{t`Ask before removing`}</Button>
        </div>
        {opened ? <SheetDialog {...opened} onClose={() => setOpened(null)} /> : null}
      </Specimen>
    </section>
  );
}

function SheetDialog({ shape, asks, onClose }: Opened & { onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog
      title={asks ? t`Remove this sheet?` : t`Name the sheet`}
      isOpen
      onClose={onClose}
      shape={shape}
      role={asks ? 'alertdialog' : 'dialog'}
      actions={
        <>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button variant={asks ? 'danger' : 'primary'} onPress={onClose}>
            {asks ? t`Remove` : t`Save`}
          </Button>
        </>
      }
    >
      {asks ? <p>{t`It cannot be brought back.`}</p> : <TextField label={t`Name of the sheet`} />}
    </Dialog>
  );
}
