import type { ResourceCard as Resource } from '@relievo/contracts/library/resource';
import type { FocusProps } from '../../../ui/lists/card-grid.tsx';
import { StateBadge } from './badges.tsx';
import { CardActions } from './card-actions.tsx';
import { CardHeading } from './card-heading.tsx';
import { useResourceFacts } from './resource-facts.ts';
import { Tags } from './tags.tsx';
import { Thumbnail } from './thumbnail.tsx';
import './resource-details.css';

interface ResourceDetailsProps {
  resource: Resource;
  focusProps: FocusProps;
  withState?: boolean;
}

/** Everything that is known of a resource without opening it. */
export function ResourceDetails({ resource, focusProps, withState = false }: ResourceDetailsProps) {
  const { title, description, language, thumbnail, tags } = resource;
  const facts = useResourceFacts(resource);
  return (
    <div className="resource-details">
      <div className="card-words">
        <CardHeading resource={resource} focusProps={focusProps} />
        {description.trim() ? <p lang={language}>{description}</p> : null}
        <Tags tags={tags} language={language} />
        {withState ? (
          <p>
            <StateBadge {...resource} />
          </p>
        ) : null}
        <dl className="resource-facts">
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <CardActions resource={resource} tabIndex={focusProps.tabIndex} isOwn={withState} />
      </div>
      <Thumbnail picture={thumbnail} title={title} language={language} />
    </div>
  );
}
