import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { useEditor, useHistory } from '../state/use-editor.ts';
import { NumberField } from './number-field.tsx';

/** A row of copies, each as far from the one before: ticks, strips, windows of a house. */
export function RepeatFields() {
  const { t } = useLingui();
  const editor = useEditor();
  const { chosen: ids } = useHistory();
  const [times, setTimes] = useState(3);
  const [dx, setAcross] = useState(20);
  const [dy, setDown] = useState(0);
  return (
    <fieldset className="editor-numbers">
      <legend>
        <Trans>Copies in a row</Trans>
      </legend>
      <NumberField label={t`How many copies`} value={times} onNumber={setTimes} />
      <NumberField label={t`Each further right by`} value={dx} onNumber={setAcross} />
      <NumberField label={t`Each further down by`} value={dy} onNumber={setDown} />
      <Button onPress={() => void editor.perform({ do: 'repeat', ids, times, dx, dy })}>
        <Trans>Make the copies</Trans>
      </Button>
    </fieldset>
  );
}
