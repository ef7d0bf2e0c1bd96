import { Trans, useLingui } from '@lingui/react/macro';
import type { Finding } from '@relievo/graphic/rules';
import { useMemo, useState } from 'react';
import { useThingWords } from '../../../lib/words/use-thing-words.ts';
import { Tree } from '../../../ui/lists/tree.tsx';
import { countThings } from '../state/count-things.ts';
import { useEditor, useHistory } from '../state/use-editor.ts';
import { createNodeMaker, isTreeLong, listOpenAtFirst } from './tree-nodes.ts';
import { useNotes } from './use-notes.ts';

/** The objects of the drawing by layer: what is on top comes last, as it is drawn. */
export function ObjectTree({ findings }: { findings: readonly Finding[] }) {
  const { t, i18n } = useLingui();
  const editor = useEditor();
  const history = useHistory();
  const { drawing, chosen } = history;
  const words = useThingWords();
  const [opened, setOpened] = useState<ReadonlySet<string> | null>(null);
  // It stays what it is while somebody is in it, except where a whole lot of objects comes at once.
  const [isLong, setLong] = useState(() => isTreeLong(drawing));
  if (!isLong && isTreeLong(drawing)) setLong(true);
  const [listNodes] = useState(createNodeMaker);
  const open = useMemo(() => opened ?? listOpenAtFirst(drawing), [opened, drawing]);
  const nodes = listNodes(drawing, open, {
    locale: i18n.locale,
    call: words.call,
    layer: ({ id, name }) => t`Layer ${name || id}`,
    hidden: t`hidden`,
  });
  const noteOf = useNotes(drawing, findings);
  return (
    <section role="group" className="editor-objects" aria-labelledby="editor-objects">
      <h2 id="editor-objects">
        <Trans>Objects</Trans>
      </h2>
      {countThings(drawing) === 0 ? (
        <p>
          <Trans>Nothing is drawn yet. Add an object from the toolbar, or draw on the sheet.</Trans>
        </p>
      ) : null}
      <Tree
        label={t`Objects of the drawing`}
        nodes={nodes}
        noteOf={noteOf}
        isLong={isLong}
        selectionMode="multiple"
        selectionBehavior="replace"
        selectedKeys={chosen}
        expandedKeys={open}
        onExpandedChange={(keys) => setOpened(new Set([...keys].map(String)))}
        onSelectionChange={(keys) => {
          const ids =
            keys === 'all' ? drawing.layers.flatMap(({ items }) => items.map(({ id }) => id)) : [...keys];
          editor.choose(ids.map(String).filter((id) => !id.startsWith('layer ')));
        }}
      />
    </section>
  );
}
