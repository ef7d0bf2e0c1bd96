import { Trans, useLingui } from '@lingui/react/macro';
import type { ResourceCard as Resource } from '@relievo/contracts';
import { useId, useState } from 'react';
import type { FocusProps } from '../../../ui/lists/card-grid.tsx';
import { PREVIEW } from '../limits.ts';
import { CardLink } from '../list/card-link.tsx';
import { PaidBadge, StateBadge } from './badges.tsx';
import { CardActions } from './card-actions.tsx';
import { preview } from './preview.ts';
import { useResourceFacts } from './resource-facts.ts';
import { Tags } from './tags.tsx';
import { Thumbnail } from './thumbnail.tsx';
import './resource-card.css';

type ResourceCardProps = { resource: Resource; focusProps: FocusProps; withState?: boolean };

/** A resource in a grid: its picture, and below it what it is. */
export function ResourceCard({ resource, focusProps, withState = false }: ResourceCardProps) {
  const { id, title, description, thumbnail, tags } = resource;
  const facts = useResourceFacts(resource);
  const describedBy = useId();
  return (
    <div className="resource-card">
      <Thumbnail picture={thumbnail} title={title} />
      <div className="card-words">
        <Kicker resource={resource} />
        <h3>
          <CardLink id={id} to={`/resource/${id}`} focusProps={focusProps} describedBy={describedBy}>
            {title}
          </CardLink>
        </h3>
        <p id={describedBy} hidden>
          {preview(description, PREVIEW.label)}
        </p>
        <Description text={description} title={title} tabIndex={focusProps.tabIndex} />
        <Tags tags={tags} />
        <p className="card-facts">
          {withState ? <StateBadge {...resource} /> : null}
          <span>{facts.added}</span>
          {facts.format ? <span translate="no">{facts.format}</span> : null}
          <span>{facts.size}</span>
        </p>
        <CardActions resource={resource} tabIndex={focusProps.tabIndex} />
      </div>
    </div>
  );
}

/** Where a resource belongs, in a line above its title. */
export function Kicker({ resource }: { resource: Resource }) {
  const { category, difficultyLevel, isPremium } = resource;
  return (
    <p className="card-kicker">
      {[category, difficultyLevel].filter(Boolean).map((word) => (
        <span key={word}>{word}</span>
      ))}
      {isPremium ? <PaidBadge /> : null}
    </p>
  );
}

type DescriptionProps = { text: string; title: string; tabIndex: number };

/** Long ones are cut, and shown whole on request; the button is reached from its card alone. */
function Description({ text, title, tabIndex }: DescriptionProps) {
  const { t } = useLingui();
  const [isWhole, setWhole] = useState(false);
  const short = preview(text, PREVIEW.card);
  if (!text.trim()) return null;
  return (
    <div className="card-description">
      <p>{isWhole ? text : short}</p>
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
