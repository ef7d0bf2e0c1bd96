import { Trans, useLingui } from '@lingui/react/macro';
import type { CategoryCard } from '@relievo/contracts/library';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { ListBrowser, listOfCard, NothingFound } from '../../listing/index.ts';
import { ResourceItem } from '../../resource/index.ts';
import { openCategory, ordersOf } from '../address/library-address.ts';
import type { TabProps } from '../address/tab-props.ts';
import { categoryQuery, categoryResourcesQuery } from '../query/library-queries.ts';
import { CategoryMark } from './category-mark.tsx';
import './chosen-category.css';

/** Shown until it is known, and where nobody has put anything into the category. */
const FOLDER = '📁';

/** A category and its approved public resources, on pages of their own. */
export function ChosenCategory({ state, onShown }: TabProps) {
  const { t } = useLingui();
  const { address } = state;
  const { category } = address;
  const face = useQuery(categoryQuery(category)).data;
  const name = face?.category ?? category;
  return (
    <ListBrowser
      kind="resources"
      heading={name}
      head={<CategoryHead state={state} face={face ?? null} />}
      searchLabel={t`Search in ${category}`}
      state={state}
      orders={ordersOf(address)}
      query={categoryResourcesQuery(category, address)}
      facets={{ list: 'category', category, q: address.q }}
      rowKey={({ id }) => id}
      empty={(clear) => <NothingFound message={t`No content matches your current filters.`} clear={clear} />}
      onShown={onShown}
    >
      {(resource, view, focusProps) => (
        <ResourceItem resource={resource} view={view} focusProps={focusProps} />
      )}
    </ListBrowser>
  );
}

type CategoryHeadProps = Pick<TabProps, 'state'> & { face: CategoryCard | null };

function CategoryHead({ state, face }: CategoryHeadProps) {
  const { t } = useLingui();
  const { category } = state.address;
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever chose a card goes on from here: the card is gone, and the focus with it.
  useEffect(() => {
    if (listOfCard(category)) heading.current?.focus();
  }, [category]);
  return (
    <header className="chosen-category">
      <Button
        variant="quiet"
        icon={<ArrowLeft aria-hidden="true" size={20} />}
        onPress={() => state.open(openCategory(state.address, ''))}
      >
        <Trans>Back to Categories</Trans>
      </Button>
      <div className="chosen-category-name">
        <CategoryMark icon={face?.icon ?? FOLDER} />
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {face?.category ?? category}
          </h2>
          <p>{face?.description ?? t`Resources in ${category}`}</p>
        </div>
      </div>
    </header>
  );
}
