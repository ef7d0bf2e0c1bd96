import type { ResourceCard } from '@relievo/contracts/library/resource';
import type { FocusProps } from '../../../ui/lists/card-grid.tsx';
import { FactLine } from '../../../ui/lists/fact-line.tsx';
import { CardLink } from '../../listing/index.ts';
import { PaidBadge } from './badges.tsx';

interface CardHeadingProps {
  resource: ResourceCard;
  focusProps: FocusProps;
  describedBy?: string;
}

/** The title of a resource as the way to its page, read first; eyes find above it where it belongs. */
export function CardHeading({ resource, ...link }: CardHeadingProps) {
  const { id, title, language, category, difficultyLevel, isPremium } = resource;
  return (
    <>
      <h3 lang={language}>
        <CardLink id={id} to={`/resource/${id}`} {...link}>
          {title}
        </CardLink>
      </h3>
      <FactLine className="card-kicker">
        {category ? <span>{category}</span> : null}
        {difficultyLevel ? <span>{difficultyLevel}</span> : null}
        {isPremium ? <PaidBadge /> : null}
      </FactLine>
    </>
  );
}
