import { Trans, useLingui } from '@lingui/react/macro';
import { type Edit, perform } from '@relievo/graphic/editing';
import { completePlacement, readPlacement } from '@relievo/graphic/editing/script';
import type { Drawing } from '@relievo/graphic/model';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { describeProblem, describeStep } from '../state/tell.ts';
import { useEditor, useHistory } from '../state/use-editor.ts';

/** So many ways to go on are offered: more nobody listens to. */
const MOST_OFFERED = 6;

/** Place and size in words: it says what it would do before it is done, and how it can go on. */
export function PlacementField() {
  const { t } = useLingui();
  const editor = useEditor();
  const { chosen: ids, drawing } = useHistory();
  const [typed, setTyped] = useState('');
  const [isAsked, setAsked] = useState(false);
  const read = readPlacement(typed, drawing, ids);
  const told = read.ok ? explain(drawing, read.value) : describeProblem(read.problems[0]);
  const place = () => {
    setAsked(true);
    if (!read.ok || read.value.length === 0) return;
    if (read.value.every((edit) => editor.perform(edit))) {
      setTyped('');
      setAsked(false);
    }
  };
  const offered =
    typed === '' && !isAsked ? [] : completePlacement(typed, drawing, ids).slice(0, MOST_OFFERED);
  return (
    <div role="group" aria-label={t`Place in words`} className="editor-words">
      <TextField
        label={t`Place in words`}
        help={t`Such as: at 20, 35; 40 wide; 6 mm right of the axis; centered under the title.`}
        value={typed}
        error={isAsked && !read.ok ? told : undefined}
        onChange={(words) => {
          setTyped(words);
          setAsked(false);
        }}
        onKeyDown={({ key }) => {
          if (key === 'Enter') place();
          if (key === 'Escape') setTyped('');
        }}
      />
      {typed.trim() !== '' && read.ok ? <p className="field-help">{told}</p> : null}
      {offered.length > 0 ? (
        <div role="group" aria-label={t`Suggestions`} className="editor-row">
          {offered.map((whole) => (
            <Button key={whole} onPress={() => setTyped(whole)}>
              {whole.slice(whole.lastIndexOf(';') + 1).trim()}
            </Button>
          ))}
        </div>
      ) : null}
      <Button isDisabled={typed.trim() === ''} onPress={place}>
        <Trans>Place it</Trans>
      </Button>
    </div>
  );
}

/** What the steps would do one after another, in the words in which they are told when they are done. */
function explain(drawing: Drawing, edits: readonly Edit[]): string {
  let now = drawing;
  const told: string[] = [];
  for (const edit of edits) {
    const done = perform(now, edit);
    if (!done.ok) return describeProblem(done.problems[0]);
    now = done.value.drawing;
    told.push(describeStep(done.value.message, 'medium'));
  }
  return told.join(' ');
}
