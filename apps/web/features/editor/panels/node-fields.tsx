import { Trans, useLingui } from '@lingui/react/macro';
import { findPath, formOf, HANDLES, type Handle, handlesOf, listNodes } from '@relievo/graphic/editing';
import type { Item, PathGeometry } from '@relievo/graphic/model';
import { Fragment } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { useEditor, useEditorState } from '../state/use-editor.ts';
import { NumberField } from './number-field.tsx';

/** The points that a shape goes through, each by its number: moved, bent, added and removed. */
export function NodeFields({ item: { id } }: { item: Item }) {
  const { t } = useLingui();
  const editor = useEditor();
  const { history, node } = useEditorState();
  const path = findPath(history.drawing, id);
  const nodes = path ? listNodes(path) : [];
  const now = Math.min(node, nodes.length - 1);
  const place = nodes[now]?.at;
  if (!path || !place) return null;
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
      <HandleFields id={id} path={path} node={now} />
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

/** Where the line goes on from a node, and where it comes from; a corner that nothing bends has neither. */
function HandleFields({ id, path, node }: { id: string; path: PathGeometry; node: number }) {
  const { t } = useLingui();
  const editor = useEditor();
  const handles = handlesOf(path, node);
  const labels = {
    into: [t`Handle into it from the left`, t`Handle into it from the top`],
    out: [t`Handle out of it from the left`, t`Handle out of it from the top`],
  } as const;
  const move = (handle: Handle, x: number, y: number) =>
    void editor.perform({ do: 'move-handle', id, node, handle, x, y });
  const isSmooth = formOf(path, node) === 'smooth';
  return (
    <>
      {HANDLES.map((handle) => {
        const at = handles[handle];
        if (!at) return null;
        const [fromLeft, fromTop] = labels[handle];
        return (
          <Fragment key={handle}>
            <NumberField label={fromLeft} value={at.x} onNumber={(x) => move(handle, x, at.y)} />
            <NumberField label={fromTop} value={at.y} onNumber={(y) => move(handle, at.x, y)} />
          </Fragment>
        );
      })}
      <Button
        onPress={() =>
          void editor.perform({ do: 'form-node', id, node, form: isSmooth ? 'corner' : 'smooth' })
        }
      >
        {isSmooth ? <Trans>Make it a corner</Trans> : <Trans>Make it smooth</Trans>}
      </Button>
    </>
  );
}
