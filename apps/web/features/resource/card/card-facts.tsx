import type { ResourceCard } from '@relievo/contracts';
import { FactLine } from '../../../ui/lists/fact-line.tsx';
import { StateBadge } from './badges.tsx';
import { useResourceFacts } from './resource-facts.ts';

/** What is known of a resource in one line: its state among one's own, when it came, as what, how large. */
export function CardFacts({ resource, withState }: { resource: ResourceCard; withState: boolean }) {
  const { added, format, size } = useResourceFacts(resource);
  return (
    <FactLine className="card-facts">
      {withState ? <StateBadge {...resource} /> : null}
      <span>{added}</span>
      {format ? <span translate="no">{format}</span> : null}
      <span>{size}</span>
    </FactLine>
  );
}
