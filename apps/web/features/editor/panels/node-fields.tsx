import { Trans, useLingui } from '@lingui/react/macro';
import { findPath, type Item, listNodes } from '@relievo/graphic';
import { Button } from '../../../ui/actions/button.tsx';
import { useEditor, useEditorState } from '../state/use-editor.ts';
import { NumberField } from './number-field.tsx';

/** The points that a shape goes through, each by its number: moved, added and removed. */
export function NodeFields({ item: { id } }: { item: Item }) {
  const { t } = useLingui();
  const editor = useEditor();
  const { history, node } = useEditorState();
  const path = findPath(history.drawing, id);
  const nodes = path ? listNodes(path) : [];
  const now = Math.min(node, nodes.length - 1);
  const place = nodes[now]?.at;
  if (!place) return null;
  const { length } = nodes;
  const go = (to: number) => editor.set({ node: Math.min(length - 1, Math.max(0, Math.round(to))) });
  return (
    <fieldset className="editor-numbers">
      <legend>
        <Trans>Nodes</Trans>
      </legend>
      <NumberField
        label={t`Node, from 1 to ${length}`}
        value={now + 1}
        onNumber={(number) => go(number - 1)}
      />
      <NumberField
        label={t`Node from the left`}
        value={place.x}
        onNumber={(x) => void editor.perform({ do: 'move-node', id, node: now, x, y: place.y })}
      />
      <NumberField
        label={t`Node from the top`}
        value={place.y}
        onNumber={(y) => void editor.perform({ do: 'move-node', id, node: now, x: place.x, y })}
      />
      <Button
        onPress={() => {
          if (editor.perform({ do: 'add-node', id, node: now })) editor.set({ node: now + 1 });
        }}
      >
        <Trans>Add a node after it</Trans>
      </Button>
      <Button onPress={() => void editor.perform({ do: 'remove-node', id, node: now })}>
        <Trans>Remove this node</Trans>
      </Button>
    </fieldset>
  );
}
