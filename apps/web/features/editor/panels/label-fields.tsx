import { Trans, useLingui } from '@lingui/react/macro';
import type { Item } from '@relievo/graphic';
import { useState } from 'react';
import { useAction } from '../../../lib/server/use-action.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { labelItem } from '../state/labels.ts';
import { useEditor } from '../state/use-editor.ts';
import { TextFields } from './text-fields.tsx';

/** The words of a text; or a label for a shape, put where fingers find it, or in the key. */
export function LabelFields({ item }: { item: Item }) {
  const { t } = useLingui();
  const editor = useEditor();
  const [words, setWords] = useState('');
  const [isInKey, setInKey] = useState(false);
  const add = useAction({
    run: () => labelItem(editor, item, words.trim(), isInKey),
    onDone: () => setWords(''),
  });
  if (item.kind === 'text') return <TextFields text={item} />;
  return (
    <fieldset className="editor-numbers">
      <legend>
        <Trans>Add a label</Trans>
      </legend>
      <TextField
        label={t`Words of the label`}
        help={t`It is written in braille, and placed with room around it.`}
        value={words}
        onChange={setWords}
      />
      {item.kind === 'shape' && item.texture ? (
        <Checkbox isSelected={isInKey} onChange={setInKey}>
          {t`Explain its texture in the key instead`}
        </Checkbox>
      ) : null}
      <Button isBusy={add.isPending} isDisabled={words.trim() === ''} onPress={() => add.start()}>
        <Trans>Add the label</Trans>
      </Button>
    </fieldset>
  );
}
