import { Trans, useLingui } from '@lingui/react/macro';
import { callOf, type Drawing, type Finding, type Item, itemBounds, kindOf } from '@relievo/graphic';
import { useState } from 'react';
import { useThingWords } from '../../../lib/words/use-thing-words.ts';
import { Tree, type TreeNode } from '../../../ui/lists/tree.tsx';
import { useEditor, useEditorState } from '../state/use-editor.ts';

/** Of a group that holds nothing. */
const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

/** The objects of the drawing by layer: what is on top comes last, as it is drawn. */
export function ObjectTree({ findings }: { findings: readonly Finding[] }) {
  const { t } = useLingui();
  const editor = useEditor();
  const { history } = useEditorState();
  const { drawing, chosen } = history;
  const words = useThingWords();
  const [expanded, setExpanded] = useState<ReadonlySet<string> | null>(null);
  const layers = drawing.layers.map(({ id }) => `layer ${id}`);
  const counts = new Map<string, number>();
  for (const { items } of findings)
    for (const id of new Set(items)) counts.set(id, (counts.get(id) ?? 0) + 1);
  const nodeOf = (item: Item): TreeNode => {
    const count = counts.get(item.id) ?? 0;
    const { x, y, width, height } = itemBounds(item, drawing.sheet) ?? NOWHERE;
    const name = callOf(item);
    const kind = words.kind(kindOf(item));
    const place = t`at ${round(x)}, ${round(y)}; ${round(width)} by ${round(height)} mm`;
    return {
      id: item.id,
      label: name ? `${kind} ${name}` : kind,
      note: count > 0 ? `${place}; ${words.findings(count)}` : place,
      ...(item.kind === 'group' ? { children: item.items.map(nodeOf) } : {}),
    };
  };
  const nodes = drawing.layers.map(
    ({ id, name, visible, items }): TreeNode => ({
      id: `layer ${id}`,
      label: t`Layer ${name || id}`,
      ...(visible ? {} : { note: t`hidden` }),
      children: items.map(nodeOf),
    }),
  );
  return (
    <section role="group" className="editor-objects" aria-labelledby="editor-objects">
      <h2 id="editor-objects">
        <Trans>Objects</Trans>
      </h2>
      {countItems(drawing) === 0 ? (
        <p>
          <Trans>Nothing is drawn yet. Add an object from the toolbar, or draw on the sheet.</Trans>
        </p>
      ) : null}
      <Tree
        label={t`Objects of the drawing`}
        nodes={nodes}
        selectionMode="multiple"
        selectionBehavior="replace"
        selectedKeys={chosen}
        expandedKeys={expanded ?? layers}
        onExpandedChange={(keys) => setExpanded(new Set([...keys].map(String)))}
        onSelectionChange={(keys) => {
          const ids =
            keys === 'all' ? drawing.layers.flatMap(({ items }) => items.map(({ id }) => id)) : [...keys];
          editor.choose(ids.map(String).filter((id) => !id.startsWith('layer ')));
        }}
      />
    </section>
  );
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}

function countItems({ layers }: Drawing): number {
  return layers.reduce((sum, { items }) => sum + items.length, 0);
}
