import { Trans, useLingui } from '@lingui/react/macro';
import type { ClassView } from '@relievo/contracts/classes';
import { useState } from 'react';
import { client } from '../../../lib/server/client.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { useClassChanged } from '../classes-query.ts';
import { ClassNameDialog } from './class-name-dialog.tsx';

/** A class is called otherwise when a new school year begins. */
export function RenameClass({ view: { id, name } }: { view: ClassView }) {
  const { t } = useLingui();
  const changed = useClassChanged(id);
  const [isRenaming, setRenaming] = useState(false);
  const close = () => setRenaming(false);
  return (
    <>
      <Button aria-haspopup="dialog" onPress={() => setRenaming(true)}>
        <Trans>Rename</Trans>
      </Button>
      {isRenaming ? (
        <ClassNameDialog
          title={t`Rename the class ${name}`}
          action={t`Rename`}
          busyWords={t`Saving…`}
          draftKey={`relievo-draft-class-name-${id}`}
          start={name}
          run={async (chosen) => {
            await client.classes.rename({ id, name: chosen });
            await changed();
            return chosen;
          }}
          done={(chosen) => t`The class is now called ${chosen}.`}
          onDone={close}
          onClose={close}
        />
      ) : null}
    </>
  );
}
