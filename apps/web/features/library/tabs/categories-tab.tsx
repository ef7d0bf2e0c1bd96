import { useLingui } from '@lingui/react/macro';
import { ListBrowser, NothingFound } from '../../listing/index.ts';
import { LIBRARY_CODEC, openCategory, ordersOf } from '../address/library-address.ts';
import type { TabProps } from '../address/tab-props.ts';
import { CategoryItem } from '../category/category-item.tsx';
import { ChosenCategory } from '../category/chosen-category.tsx';
import { NoCategories } from '../category/no-categories.tsx';
import { categoriesQuery } from '../query/library-queries.ts';

/** All categories, or the one that was chosen. */
export function CategoriesTab(props: TabProps) {
  return props.state.address.category ? <ChosenCategory {...props} /> : <AllCategories {...props} />;
}

function AllCategories({ state, onShown }: TabProps) {
  const { t } = useLingui();
  const { address } = state;
  return (
    <ListBrowser
      kind="categories"
      heading={t`Categories`}
      searchLabel={t`Search categories`}
      state={state}
      orders={ordersOf(address)}
      query={categoriesQuery(address)}
      rowKey={({ category }) => category}
      empty={(clear) => (clear ? <NothingFound message="" clear={clear} /> : <NoCategories />)}
      onShown={onShown}
    >
      {(category, view, focusProps) => (
        <CategoryItem
          category={category}
          view={view}
          focusProps={focusProps}
          search={LIBRARY_CODEC.write(openCategory(address, category.category))}
        />
      )}
    </ListBrowser>
  );
}
