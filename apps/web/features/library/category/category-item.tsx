import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CategoryCard } from '@relievo/contracts/library';
import { CATEGORY_SAMPLES } from '@relievo/contracts/library/lists';
import type { FocusProps } from '../../../ui/lists/card-grid.tsx';
import { CardLink, type Query, type View } from '../../listing/index.ts';
import './category-item.css';
import { CategoryMark } from './category-mark.tsx';

interface CategoryItemProps {
  category: CategoryCard;
  view: View;
  focusProps: FocusProps;
  /** The address of the library with this category chosen. */
  search: Query;
}

export function CategoryItem({ category: card, view, focusProps, search }: CategoryItemProps) {
  const { category, icon, description, count, recent } = card;
  const samples = recent.slice(0, CATEGORY_SAMPLES);
  return (
    <div className="mark-card" data-view={view}>
      <CategoryMark icon={icon} />
      <div className="card-words">
        <h3>
          <CardLink id={category} to="/library" search={search} focusProps={focusProps}>
            {category}
          </CardLink>
        </h3>
        <p className="category-count">{plural(count, { one: '# resource', other: '# resources' })}</p>
        <p>{description}</p>
        {view !== 'list' && samples.length > 0 ? (
          <div className="category-samples">
            <p className="card-kicker">
              <Trans>Latest</Trans>
            </p>
            <ul>
              {samples.map(({ id, title }) => (
                <li key={id}>{title}</li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
    </div>
  );
}
