import { Trans, useLingui } from '@lingui/react/macro';
import { createText } from '@relievo/graphic/editing/shapes';
import { millimetres } from '@relievo/words';
import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAction } from '../../../lib/server/use-action.ts';
import { useQuantities } from '../../../lib/words/use-quantities.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
import { cursorOf } from '../state/editor.ts';
import { translateText } from '../state/labels.ts';
import { useEditor, useEditorState } from '../state/use-editor.ts';

/** The input is translated after this many milliseconds without a key. */
const REST = 300;
/** Lines of braille are this many millimetres apart. */
const NEXT_LINE = 10;

/** Writes on the sheet in braille: the cells are on the sheet while a person types, and Enter leaves them there. */
export function WriteField() {
  const { t } = useLingui();
  const say = useQuantities();
  const editor = useEditor();
  const state = useEditorState();
  const at = state.written?.at ?? cursorOf(state);
  const { language } = state.history.drawing;
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState('');
  const words = typed.trim();
  const show = useEffectEvent(async (print: string) => {
    if (print === '') return editor.set({ written: { at, text: null } });
    const braille = await translateText(language, print).catch(() => null);
    const { written, tool } = editor.store.get();
    const place = written?.at ?? at;
    if (tool === 'text') editor.set({ written: { at: place, text: createText(place, print, braille) } });
  });
  useEffect(() => {
    const timer = setTimeout(() => void show(words), REST);
    return () => clearTimeout(timer);
  }, [words]);
  const { x, y } = at;
  const [across, down] = say.lengths([millimetres(x), millimetres(y)], 0);
  useFocusAt(form, `${x} ${y}`);
  const add = useAction({
    run: async () => {
      const braille = await translateText(language, words);
      if (!editor.perform({ do: 'add', items: [{ ...createText(at, words, braille), role: 'title' }] }))
        return;
      setTyped('');
      editor.set({ written: { at: { x, y: y + NEXT_LINE }, text: null } });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (words !== '' && !add.isPending) add.start();
  };
  return (
    <form ref={form} className="editor-write" onSubmit={submit}>
      <TextField
        label={t`Words at ${across}, ${down}`}
        help={t`They are on the sheet in braille while you type. Enter leaves them there; a press on the sheet begins elsewhere.`}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        onKeyDown={({ key }) => {
          if (key === 'Escape') editor.set({ tool: 'select', written: null });
        }}
      />
      <div className="editor-row">
        <Button type="submit" variant="primary" isBusy={add.isPending} isDisabled={words === ''}>
          <Trans>Leave it on the sheet</Trans>
        </Button>
        <Button onPress={() => editor.set({ tool: 'select', written: null })}>
          <Trans>End writing</Trans>
        </Button>
      </div>
      {add.refused ? <Refusal text={add.refused} /> : null}
    </form>
  );
}

/** Brings the focus to the field when the place changes, after the press on the sheet has taken it there. */
function useFocusAt(form: RefObject<HTMLFormElement | null>, place: string): void {
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (before.current === place) return undefined;
    before.current = place;
    const timer = setTimeout(() => form.current?.querySelector('input')?.focus());
    return () => clearTimeout(timer);
  }, [form, place]);
}
