import { useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { createContext, useContext, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Collection } from 'react-aria-components/Collection';
import {
  Tree as AriaTree,
  type TreeProps as AriaTreeProps,
  TreeItem,
  TreeItemContent,
} from 'react-aria-components/Tree';
import { ListLayout, Size, Virtualizer } from 'react-aria-components/Virtualizer';
import './tree.css';
import { useQuietSelection } from './use-quiet-selection.ts';

export interface TreeNode {
  readonly id: string;
  readonly label: string;
  readonly note?: string;
  readonly children?: readonly TreeNode[];
  /** It has children that are given once it is expanded. */
  readonly isWaiting?: boolean;
}

/** What is said of a node beside its name, asked of the rows that are shown and of no others. */
type NoteOf = (id: string) => string | undefined;

type TreeProps = Omit<AriaTreeProps<TreeNode>, 'children' | 'className' | 'style' | 'items'> & {
  label: string;
  nodes: readonly TreeNode[];
  noteOf?: NoteOf;
  /** Rows are in the page only where they are seen; each says still which one of how many it is. */
  isLong?: boolean;
};

const NoteContext = createContext<NoteOf>(() => undefined);

/** As high as a row of one line; those that are higher are measured when they are seen. */
const ROW = { estimatedRowSize: 48 };

/** Where the rows of a long tree stand; a short one has none. */
const LayoutContext = createContext<ListLayout<TreeNode> | null>(null);

export function Tree({ label, nodes, noteOf, isLong = false, ...props }: TreeProps) {
  const [layout] = useState(() => new ListLayout<TreeNode>(ROW));
  const ref = useRef<HTMLDivElement>(null);
  useQuietSelection(ref);
  const tree = (
    <AriaTree
      {...props}
      ref={ref}
      aria-label={label}
      className="tree"
      data-long={isLong || undefined}
      items={nodes}
    >
      {(node) => <Branch node={node} />}
    </AriaTree>
  );
  return (
    <NoteContext value={noteOf ?? NO_NOTES}>
      {isLong ? (
        <LayoutContext value={layout}>
          <Virtualizer layout={layout}>{tree}</Virtualizer>
        </LayoutContext>
      ) : (
        tree
      )}
    </NoteContext>
  );
}

const NO_NOTES: NoteOf = () => undefined;

function Branch({ node }: { node: TreeNode }) {
  const { t } = useLingui();
  const { id, label, isWaiting, children = [] } = node;
  return (
    <TreeItem id={id} textValue={label} className="tree-item" {...(isWaiting ? { hasChildItems: true } : {})}>
      <TreeItemContent>
        {({ hasChildItems, isExpanded }) => (
          <div className="tree-row">
            {hasChildItems ? (
              <AriaButton
                slot="chevron"
                className="tree-chevron"
                aria-label={isExpanded ? t`Collapse` : t`Expand`}
              >
                <ChevronRight aria-hidden="true" size={20} />
              </AriaButton>
            ) : (
              <span className="tree-chevron" aria-hidden="true" />
            )}
            <span>{label}</span>
            <Note node={node} />
          </div>
        )}
      </TreeItemContent>
      <Collection items={children}>{(child) => <Branch node={child} />}</Collection>
    </TreeItem>
  );
}

/** React Aria names a row by its label alone; what stands beside it is heard with it as its description. */
function Note({ node: { id, note } }: { node: TreeNode }) {
  const words = useContext(NoteContext)(id) ?? note;
  const layout = useContext(LayoutContext);
  const noteId = useId();
  const ref = useRef<HTMLSpanElement>(null);
  // A row is measured when it is first seen; words that come later may need another line.
  useLayoutEffect(() => {
    const row = ref.current?.closest<HTMLElement>('.tree-row');
    if (row && words) layout?.virtualizer?.updateItemSize(id, new Size(row.offsetWidth, row.offsetHeight));
  }, [layout, id, words]);
  useLayoutEffect(() => {
    const row = ref.current?.closest('[role="row"]');
    if (words) row?.setAttribute('aria-describedby', noteId);
    return () => row?.removeAttribute('aria-describedby');
  }, [words, noteId]);
  return words ? (
    <span ref={ref} id={noteId} className="tree-note">
      {words}
    </span>
  ) : null;
}
