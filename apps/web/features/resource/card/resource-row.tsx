import type { ResourceCard as Resource } from '@relievo/contracts/library/resource';
import type { FocusProps } from '../../../ui/lists/card-grid.tsx';
import { cutPreview, PREVIEW } from '../../listing/index.ts';
import { CardActions } from './card-actions.tsx';
import { CardFacts } from './card-facts.tsx';
import { CardHeading } from './card-heading.tsx';
import { Thumbnail } from './thumbnail.tsx';
import './resource-row.css';

interface ResourceRowProps {
  resource: Resource;
  focusProps: FocusProps;
  withState?: boolean;
}

/** A resource in a list: one line where there is room for it. */
export function ResourceRow({ resource, focusProps, withState = false }: ResourceRowProps) {
  const { title, description, language, thumbnail } = resource;
  return (
    <div className="resource-row">
      <div className="card-words">
        <CardHeading resource={resource} focusProps={focusProps} />
        {description.trim() ? <p lang={language}>{cutPreview(description, PREVIEW.row)}</p> : null}
      </div>
      <Thumbnail picture={thumbnail} title={title} language={language} />
      <CardFacts resource={resource} withState={withState} />
      <CardActions resource={resource} tabIndex={focusProps.tabIndex} isOwn={withState} />
    </div>
  );
}
