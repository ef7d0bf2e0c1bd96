import { Trans, useLingui } from '@lingui/react/macro';
import { readScript, writeScript } from '@relievo/graphic/editing/script';
import { getProfile } from '@relievo/graphic/profiles';
import { useState } from 'react';
import { useAction } from '../../../lib/server/use-action.ts';
import { announce } from '../../../lib/speaking/announcer.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { drawScript } from '../state/labels.ts';
import { describeProblem } from '../state/tell.ts';
import { useEditor, useEditorState } from '../state/use-editor.ts';

/** The whole drawing as text: one line an object. What is written here becomes the drawing, as one step. */
export function TextPanel() {
  const { t } = useLingui();
  const editor = useEditor();
  const { history, profileId } = useEditorState();
  const written = writeScript(history.drawing);
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const apply = useAction({
    run: async () => {
      const read = readScript(typed ?? written);
      if (!read.ok) {
        const words = describeProblem(read.problems[0]);
        setProblem(words);
        announce(t`Error: ${words}`, 'errors');
        return;
      }
      const drawing = await drawScript(read.value, getProfile(profileId));
      setProblem(undefined);
      setTyped(null);
      editor.perform({ do: 'rewrite', why: 'text', drawing });
    },
  });
  return (
    <div className="editor-fields editor-script">
      <TextField
        label={t`The drawing as text`}
        help={t`One object on each line, in millimetres. Braille is added to texts without it when you apply.`}
        multiline
        spellCheck="false"
        value={typed ?? written}
        error={problem}
        onChange={(text) => {
          setTyped(text);
          setProblem(undefined);
        }}
      />
      <div className="editor-row">
        <Button
          variant="primary"
          isDisabled={typed === null}
          isBusy={apply.isPending}
          onPress={() => apply.start()}
        >
          <Trans>Apply the text</Trans>
        </Button>
        <Button
          isDisabled={typed === null}
          onPress={() => {
            setTyped(null);
            setProblem(undefined);
          }}
        >
          <Trans>Discard my changes to the text</Trans>
        </Button>
      </div>
    </div>
  );
}
