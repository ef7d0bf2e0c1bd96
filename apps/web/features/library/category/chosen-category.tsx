import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { ButtonLink } from '../../../ui/link.tsx';
import { LIBRARY_CODEC, openCategory, ordersOf } from '../address/library-address.ts';
import { ListBrowser } from '../browser/list-browser.tsx';
import { ResourceItem } from '../browser/resource-item.tsx';
import { categoryQuery, categoryResourcesQuery } from '../queries.ts';
import { NothingFound } from '../tabs/nothing-found.tsx';
import type { TabProps } from '../tabs/tab-props.ts';
import './chosen-category.css';

/** Shown until it is known, and where nobody has put anything into the category. */
const FOLDER = '📁';

/** A category and its approved public resources, on pages of their own. */
export function ChosenCategory({ state, onShown }: TabProps) {
  const { t } = useLingui();
  const { address } = state;
  const { category } = address;
  const face = useQuery(categoryQuery(category)).data;
  return (
    <>
      <div className="chosen-category">
        <ButtonLink
          to="/library"
          search={LIBRARY_CODEC.write(openCategory(address, ''))}
          variant="quiet"
          icon={<ArrowLeft aria-hidden="true" size={20} />}
        >
          <Trans>Back to Categories</Trans>
        </ButtonLink>
        <p className="chosen-category-words">
          <span className="category-icon" aria-hidden="true">
            {face?.icon ?? FOLDER}
          </span>
          <span>{face?.description ?? t`Resources in ${category}`}</span>
        </p>
      </div>
      <ListBrowser
        kind="resources"
        heading={face?.category ?? category}
        searchLabel={t`Search in ${category}`}
        state={state}
        orders={ordersOf(address)}
        query={categoryResourcesQuery(category, address)}
        facets={{ list: 'category', category, q: address.q }}
        rowKey={({ id }) => id}
        empty={(clear) => (
          <NothingFound message={t`No content matches your current filters.`} clear={clear} />
        )}
        onShown={onShown}
      >
        {(resource, view, focusProps) => (
          <ResourceItem resource={resource} view={view} focusProps={focusProps} />
        )}
      </ListBrowser>
    </>
  );
}
