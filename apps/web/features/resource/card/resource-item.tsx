import type { ResourceCard as Resource } from '@relievo/contracts/library/resource';
import type { FocusProps } from '../../../ui/lists/card-grid.tsx';
import { type View } from '../../listing/index.ts';
import { ResourceCard } from './resource-card.tsx';
import { ResourceDetails } from './resource-details.tsx';
import { ResourceRow } from './resource-row.tsx';

const LAYOUTS = { grid: ResourceCard, list: ResourceRow, details: ResourceDetails } as const;

interface ResourceItemProps {
  resource: Resource;
  view: View;
  focusProps: FocusProps;
  withState?: boolean;
}

/** A resource in the layout of its list. */
export function ResourceItem({ view, ...item }: ResourceItemProps) {
  const Item = LAYOUTS[view];
  return <Item {...item} />;
}
