import type { ResourceCard } from '@relievo/contracts';
import type { FocusProps } from '../../../ui/lists/card-grid.tsx';
import { CardLink } from '../../listing/index.ts';
import { PaidBadge } from './badges.tsx';

interface CardHeadingProps {
  resource: ResourceCard;
  focusProps: FocusProps;
  describedBy?: string;
}

/** The title of a resource as the way to its page, and in a line above it where it belongs. */
export function CardHeading({ resource, ...link }: CardHeadingProps) {
  const { id, title, language, category, difficultyLevel, isPremium } = resource;
  return (
    <>
      <p className="card-kicker">
        {[category, difficultyLevel].filter(Boolean).map((word) => (
          <span key={word}>{word}</span>
        ))}
        {isPremium ? <PaidBadge /> : null}
      </p>
      <h3 lang={language}>
        <CardLink id={id} to={`/resource/${id}`} {...link}>
          {title}
        </CardLink>
      </h3>
    </>
  );
}
