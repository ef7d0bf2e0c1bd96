import { useLingui } from '@lingui/react/macro';
import { LIBRARY_ORDERS } from '@relievo/contracts/library/lists';
import { useState } from 'react';
import { Page } from '../../../ui/page/page.tsx';
import { createPageCodec, ListBrowser, NothingFound, useAddress } from '../../listing/index.ts';
import { LIBRARY_CODEC, openCategory } from '../address/library-address.ts';
import { CategoryItem } from '../category/category-item.tsx';
import { NoCategories } from '../category/no-categories.tsx';
import { categoriesQuery } from '../query/library-queries.ts';

const CODEC = createPageCodec('/library/categories', LIBRARY_ORDERS.categories);
const LIBRARY = LIBRARY_CODEC.read({ tab: 'categories' });

/** Every category on a page of its own; a category opens in the library. */
export function CategoriesPage() {
  const { t } = useLingui();
  const state = useAddress(CODEC);
  const [shown, setShown] = useState('');
  return (
    <Page
      title={t`Categories`}
      lead={t`All subjects, with their latest resources.`}
      describe={{
        contents: t`A search field, sorting, a choice of grid or list, and the categories. ${shown}`,
        mainAction: t`Open a category to see its resources`,
        keys: [{ keys: t`Arrow keys`, does: t`Move from card to card` }],
      }}
    >
      <ListBrowser
        kind="categories"
        heading={t`All categories`}
        searchLabel={t`Search categories`}
        state={state}
        orders={LIBRARY_ORDERS.categories}
        query={categoriesQuery(state.address)}
        rowKey={({ category }) => category}
        empty={(clear) => (clear ? <NothingFound message="" clear={clear} /> : <NoCategories />)}
        onShown={setShown}
      >
        {(category, view, focusProps) => (
          <CategoryItem
            category={category}
            view={view}
            focusProps={focusProps}
            search={LIBRARY_CODEC.write(openCategory(LIBRARY, category.category))}
          />
        )}
      </ListBrowser>
    </Page>
  );
}
