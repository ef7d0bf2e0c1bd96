import { Trans, useLingui } from '@lingui/react/macro';
import type { Item, ShapeItem } from '@relievo/graphic/model';
import { type FocusEvent, type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { useAction } from '../../../lib/server/use-action.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { labelItem } from '../state/labels.ts';
import { useEditor } from '../state/use-editor.ts';
import { TextFields } from './text-fields.tsx';

/** The words of a text; or a label for a shape, put where fingers find it, or in the key. */
export function LabelFields({ item }: { item: Item }) {
  const place = useKeptFocus();
  return (
    <div {...place}>
      {item.kind === 'text' ? <TextFields key={item.id} text={item} /> : <AddLabel item={item} />}
    </div>
  );
}

/** Who goes on to the next object from here is in its field: many labels are written one after another. */
function useKeptFocus() {
  const ref = useRef<HTMLDivElement>(null);
  const isHere = useRef(false);
  useLayoutEffect(() => {
    const { current } = ref;
    if (isHere.current && !current?.contains(document.activeElement))
      current?.querySelector('input')?.focus();
  });
  return {
    ref,
    onFocus: () => {
      isHere.current = true;
    },
    // What is taken away has no next place.
    onBlur: ({ currentTarget, relatedTarget, target }: FocusEvent<HTMLElement>) => {
      if (target.isConnected && !currentTarget.contains(relatedTarget)) isHere.current = false;
    },
  };
}

function AddLabel({ item }: { item: Exclude<Item, { kind: 'text' }> }) {
  const { t } = useLingui();
  const editor = useEditor();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState({ id: item.id, words: '' });
  const [isInKey, setInKey] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const words = typed.id === item.id ? typed.words : '';
  const toField = () => form.current?.querySelector('input')?.focus();
  const add = useAction({
    run: () => labelItem(editor, item, words.trim(), hasTexture(item) && isInKey),
    onDone: () => {
      setTyped({ id: item.id, words: '' });
      toField();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (add.isPending) return;
    setMissing(words.trim() === '');
    if (words.trim() === '') toField();
    else add.start();
  };
  return (
    <form ref={form} onSubmit={submit}>
      <fieldset className="editor-numbers">
        <legend>
          <Trans>Add a label</Trans>
        </legend>
        <TextField
          label={t`Words of the label`}
          help={t`It is written in braille, and placed with room around it. Alt and Page Down lead to the next object.`}
          value={words}
          error={isMissing && words.trim() === '' ? t`Type the words of the label first.` : undefined}
          onChange={(text) => setTyped({ id: item.id, words: text })}
        />
        {hasTexture(item) ? (
          <Checkbox isSelected={isInKey} onChange={setInKey}>
            {t`Explain its texture in the key instead`}
          </Checkbox>
        ) : null}
        <Button type="submit" isBusy={add.isPending}>
          <Trans>Add the label</Trans>
        </Button>
      </fieldset>
    </form>
  );
}

function hasTexture(item: Item): item is ShapeItem {
  return item.kind === 'shape' && Boolean(item.texture);
}
