import { useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Collection } from 'react-aria-components/Collection';
import {
  Tree as AriaTree,
  type TreeProps as AriaTreeProps,
  TreeItem,
  TreeItemContent,
} from 'react-aria-components/Tree';
import './tree.css';

export interface TreeNode {
  readonly id: string;
  readonly label: string;
  readonly note?: string;
  readonly children?: readonly TreeNode[];
}

type TreeProps = Omit<AriaTreeProps<TreeNode>, 'children' | 'className' | 'style' | 'items'> & {
  label: string;
  nodes: readonly TreeNode[];
};

export function Tree({ label, nodes, ...props }: TreeProps) {
  return (
    <AriaTree {...props} aria-label={label} className="tree" items={nodes}>
      {(node) => <Branch node={node} />}
    </AriaTree>
  );
}

function Branch({ node }: { node: TreeNode }) {
  const { t } = useLingui();
  return (
    <TreeItem id={node.id} textValue={node.label} className="tree-item">
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
            <span>{node.label}</span>
            {node.note ? <span className="tree-note">{node.note}</span> : null}
          </div>
        )}
      </TreeItemContent>
      <Collection items={node.children ?? []}>{(child) => <Branch node={child} />}</Collection>
    </TreeItem>
  );
}
