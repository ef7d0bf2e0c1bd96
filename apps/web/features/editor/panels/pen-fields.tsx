import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { cursorOf } from '../state/editor.ts';
import { bendPenNode, dropPenNode, endPen, setPenNode, tellPenNode } from '../state/pen.ts';
import { useEditor, useEditorState } from '../state/use-editor.ts';
import { NumberField } from './number-field.tsx';

/** A line of the pen by numbers: where each node is, and where its handle is pulled to. */
export function PenFields() {
  const { t } = useLingui();
  const editor = useEditor();
  const state = useEditorState();
  const { pen } = state;
  const { x, y } = cursorOf(state);
  const [isBroken, setBroken] = useState(false);
  const count = pen.length;
  return (
    <fieldset className="editor-numbers">
      <legend>
        <Trans>Pen</Trans>
      </legend>
      <p>
        <Trans>Nodes so far: {count}</Trans>
      </p>
      <NumberField
        label={t`Cursor from the left`}
        value={x}
        onNumber={(to) => editor.set({ cursor: { x: to, y } })}
      />
      <NumberField
        label={t`Cursor from the top`}
        value={y}
        onNumber={(to) => editor.set({ cursor: { x, y: to } })}
      />
      <Button
        onPress={() => {
          setPenNode(editor, cursorOf(editor.store.get()));
          tellPenNode(editor);
        }}
      >
        <Trans>Set a node there</Trans>
      </Button>
      {count > 0 ? (
        <>
          <Checkbox isSelected={isBroken} onChange={setBroken}>
            {t`Pull only the handle out of it`}
          </Checkbox>
          <Button
            onPress={() => {
              bendPenNode(editor, count - 1, cursorOf(editor.store.get()), isBroken);
              tellPenNode(editor);
            }}
          >
            <Trans>Pull the handle there</Trans>
          </Button>
          <Button onPress={() => dropPenNode(editor)}>
            <Trans>Drop the last node</Trans>
          </Button>
          <Button onPress={() => void endPen(editor, true)}>
            <Trans>Close the line</Trans>
          </Button>
          <Button onPress={() => void endPen(editor, false)}>
            <Trans>End the line</Trans>
          </Button>
        </>
      ) : null}
    </fieldset>
  );
}
