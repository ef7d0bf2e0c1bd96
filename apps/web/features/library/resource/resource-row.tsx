import type { ResourceCard as Resource } from '@relievo/contracts';
import type { FocusProps } from '../../../ui/lists/card-grid.tsx';
import { PREVIEW } from '../limits.ts';
import { CardLink } from '../list/card-link.tsx';
import { StateBadge } from './badges.tsx';
import { CardActions } from './card-actions.tsx';
import { preview } from './preview.ts';
import { Kicker } from './resource-card.tsx';
import { useResourceFacts } from './resource-facts.ts';
import { Thumbnail } from './thumbnail.tsx';
import './resource-row.css';

type ResourceRowProps = { resource: Resource; focusProps: FocusProps; withState?: boolean };

/** A resource in a list: one line where there is room for it. */
export function ResourceRow({ resource, focusProps, withState = false }: ResourceRowProps) {
  const { id, title, description, thumbnail } = resource;
  const facts = useResourceFacts(resource);
  return (
    <div className="resource-row">
      <Thumbnail picture={thumbnail} title={title} />
      <div className="card-words">
        <Kicker resource={resource} />
        <h3>
          <CardLink id={id} to={`/resource/${id}`} focusProps={focusProps}>
            {title}
          </CardLink>
        </h3>
        {description.trim() ? <p>{preview(description, PREVIEW.row)}</p> : null}
      </div>
      <p className="card-facts">
        {withState ? <StateBadge {...resource} /> : null}
        <span>{facts.added}</span>
        {facts.format ? <span translate="no">{facts.format}</span> : null}
        <span>{facts.size}</span>
      </p>
      <CardActions resource={resource} tabIndex={focusProps.tabIndex} />
    </div>
  );
}
