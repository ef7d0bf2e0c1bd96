import { Trans, useLingui } from '@lingui/react/macro';
import type { ResourceCard as Resource } from '@relievo/contracts/library/resource';
import { useId, useState } from 'react';
import type { FocusProps } from '../../../ui/lists/card-grid.tsx';
import { cutPreview, PREVIEW } from '../../listing/index.ts';
import { CardActions } from './card-actions.tsx';
import { CardFacts } from './card-facts.tsx';
import { CardHeading } from './card-heading.tsx';
import { Tags } from './tags.tsx';
import { Thumbnail } from './thumbnail.tsx';
import './resource-card.css';

interface ResourceCardProps {
  resource: Resource;
  focusProps: FocusProps;
  withState?: boolean;
}

/** A resource in a grid: its picture, and below it what it is. */
export function ResourceCard({ resource, focusProps, withState = false }: ResourceCardProps) {
  const { title, description, language, thumbnail, tags } = resource;
  const describedBy = useId();
  return (
    <div className="resource-card">
      <div className="card-words">
        <CardHeading resource={resource} focusProps={focusProps} describedBy={describedBy} />
        <p id={describedBy} lang={language} hidden>
          {cutPreview(description, PREVIEW.label)}
        </p>
        <Description resource={resource} tabIndex={focusProps.tabIndex} />
        <Tags tags={tags} language={language} />
        <CardFacts resource={resource} withState={withState} />
        <CardActions resource={resource} tabIndex={focusProps.tabIndex} isOwn={withState} />
      </div>
      <Thumbnail picture={thumbnail} title={title} language={language} />
    </div>
  );
}

interface DescriptionProps {
  resource: Resource;
  tabIndex: number;
}

/** Long ones are cut, and shown whole on request; the button is reached from its card alone. */
function Description({ resource: { description: text, title, language }, tabIndex }: DescriptionProps) {
  const { t } = useLingui();
  const [isWhole, setWhole] = useState(false);
  const short = cutPreview(text, PREVIEW.card);
  if (!text.trim()) return null;
  return (
    <div className="card-description">
      <p lang={language}>{isWhole ? text : short}</p>
      {short === text.trim() ? null : (
        <button
          type="button"
          className="card-toggle"
          aria-expanded={isWhole}
          aria-label={isWhole ? t`Show less: ${title}` : t`Show more: ${title}`}
          tabIndex={tabIndex}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? <Trans>Show less</Trans> : <Trans>Show more</Trans>}
        </button>
      )}
    </div>
  );
}
