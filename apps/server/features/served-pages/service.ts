import { writeFeedAddress } from '@relievo/contracts/library/files';
import { LIBRARY_ORDERS, searchText } from '@relievo/contracts/library/lists';
import { findPage, PAGE_TIERS, type PagePath } from '@relievo/contracts/pages';
import { GUEST } from '../../platform/database/transaction.ts';
import type { FoundPage, PageContent, PageRequest } from '../../platform/http/pages/page-content.ts';
import {
  type LibraryDependencies,
  listCategories,
  listCategoryResources,
  listMarketplace,
  searchLibrary,
} from '../library/service.ts';
import {
  chooseOneOf,
  computePageAddresses,
  type ListAddress,
  type PageAddresses,
  readAddress,
  readSearchedText,
} from './address-rules.ts';
import { categoriesHtml, headHtml, pagesHtml, resourcesHtml } from './html-presenter.ts';
import { isThere, showsWhatIsKept } from './repository.ts';
import { findCollectionPage, findPersonPage, findResourcePage } from './single-pages-data.ts';
import { studentsPage } from './students-page-presenter.ts';
import { findPageTitle } from './title-rules.ts';

const SINGLE_PAGES: Partial<
  Readonly<Record<PagePath, (dependencies: LibraryDependencies, id: string) => Promise<PageContent | null>>>
> = {
  '/resource/$id': findResourcePage,
  '/user/$id': findPersonPage,
  '/library/collection/$id': findCollectionPage,
};

/**
 * What stands in the HTML of a page before the app takes over. It is what a guest sees, whoever asks: the rest the app
 * fetches with its session. A page of something that the viewer may not see is missing, like one of nothing.
 */
export async function findServedPage(
  dependencies: LibraryDependencies & { readonly isDemo: boolean },
  { path: address, parameters, viewer }: PageRequest,
): Promise<FoundPage> {
  const found = findPage(address);
  if (!found || !isPage(address, dependencies.isDemo)) return MISSING;
  const { path } = found;
  const tier = PAGE_TIERS[path];
  const id = found.parameter?.toLowerCase();
  if (id === undefined || !showsWhatIsKept(path)) {
    const content = await findListPage(dependencies, path, parameters);
    const title = findPageTitle(address);
    return { isThere: true, ...(content ? { content } : {}), ...(title === undefined ? {} : { title }) };
  }
  const content = await SINGLE_PAGES[path]?.(dependencies, id);
  if (content) return { isThere: true, content };
  const person = await viewer();
  // Guests are asked to sign in first, whatever the address says.
  if (person.userId === null) return tier === 'signed-in' ? FOR_THE_APP : MISSING;
  const isShown = await dependencies.database.asUser(person, (tx) => isThere(tx, path, id));
  return isShown ? FOR_THE_APP : MISSING;
}

/** Tells whether an address is that of a page here, whatever there is to see on it. */
export function isPage(address: string, isDemo: boolean): boolean {
  const found = findPage(address);
  return found !== null && (isDemo || PAGE_TIERS[found.path] !== 'demo');
}

const MISSING: FoundPage = { isThere: false };
const FOR_THE_APP: FoundPage = { isThere: true, dependsOnViewer: true };

async function findListPage(
  dependencies: LibraryDependencies,
  path: PagePath,
  parameters: URLSearchParams,
): Promise<PageContent | null> {
  if (path === '/students') return studentsPage(dependencies);
  if (path === '/library/categories') return categoriesPage(dependencies, path, parameters);
  if (path === '/search') return searchPage(dependencies, parameters);
  if (path !== '/library') return null;
  const tab = parameters.get('tab') ?? 'marketplace';
  if (tab === 'your-content' || tab === 'collections') return null;
  if (tab !== 'categories') return marketplacePage(dependencies, parameters);
  return (parameters.get('category') ?? '').trim() === ''
    ? categoriesPage(dependencies, path, parameters)
    : categoryPage(dependencies, parameters);
}

/** A frame shows what guests may see, whoever looks at the page around it. */
export async function isFrameThere(dependencies: LibraryDependencies, id: string): Promise<boolean> {
  return dependencies.database.asUser(GUEST, (tx) => isThere(tx, '/resource/$id', id));
}

const LIBRARY = {
  title: 'Library',
  description: 'Discover, manage and organize your educational content',
} as const;
const CATEGORIES = {
  title: 'Categories',
  description: 'All subjects, with their latest resources.',
} as const;

async function marketplacePage(
  dependencies: LibraryDependencies,
  parameters: URLSearchParams,
): Promise<PageContent> {
  const address = readAddress(parameters);
  const text = searchText(address.q);
  const { rows, total } = await listMarketplace(dependencies, GUEST, {
    ...sliceOf(address),
    search: text,
    sortBy: chooseOneOf(LIBRARY_ORDERS.marketplace, address.sort),
  });
  const at = computePageAddresses('/library', parameters, 'page');
  return {
    ...LIBRARY,
    address: at(address.page),
    feed: writeFeedAddress({ ...address.filters, search: text }),
    main: [
      headHtml(LIBRARY.title, LIBRARY.description),
      resourcesHtml(rows, total),
      pagesOf(at, address, total),
    ].join(''),
  };
}

async function searchPage(
  dependencies: LibraryDependencies,
  parameters: URLSearchParams,
): Promise<PageContent> {
  const address = readAddress(parameters);
  const text = searchText(readSearchedText(address));
  const title = address.q === '' ? 'Search' : `Results for “${searchText(address.q)}”`;
  const description = 'Search accessible educational graphics by title, subject, level and type.';
  const isEmpty = address.q === '' && parameters.size === 0;
  const found = isEmpty
    ? undefined
    : await searchLibrary(dependencies, GUEST, {
        ...sliceOf(address),
        search: text,
        sortBy: chooseOneOf(LIBRARY_ORDERS.search, address.sort),
        ...(address.category === '' ? {} : { category: address.category }),
      });
  const at = computePageAddresses('/search', parameters, 'page');
  return {
    title,
    description,
    address: at(address.page),
    ...(found && {
      feed: writeFeedAddress({
        ...address.filters,
        search: text,
        ...(address.category && { category: address.category }),
      }),
    }),
    main: [
      headHtml(title, description),
      found ? resourcesHtml(found.rows, found.total) : '',
      found ? pagesOf(at, address, found.total) : '',
    ].join(''),
  };
}

async function categoryPage(
  dependencies: LibraryDependencies,
  parameters: URLSearchParams,
): Promise<PageContent> {
  const address = readAddress(parameters, 'category');
  const { category } = address;
  const [{ rows, total }, named] = await Promise.all([
    listCategoryResources(dependencies, GUEST, {
      ...sliceOf(address),
      category,
      search: searchText(address.q),
      sortBy: chooseOneOf(LIBRARY_ORDERS.category, address.sort),
    }),
    listCategories(dependencies, GUEST, { search: category, sortBy: 'alphabetical', offset: 0, limit: 100 }),
  ]);
  const face = named.rows.find((one) => one.category.toLowerCase() === category.toLowerCase());
  const title = face?.category ?? category;
  const description = face?.description ?? `Resources in ${category}`;
  const at = computePageAddresses('/library', parameters, 'category_page');
  return {
    title,
    description,
    address: at(address.page),
    feed: writeFeedAddress({ category }),
    main: [headHtml(title, description), resourcesHtml(rows, total), pagesOf(at, address, total)].join(''),
  };
}

async function categoriesPage(
  dependencies: LibraryDependencies,
  path: string,
  parameters: URLSearchParams,
): Promise<PageContent> {
  const address = readAddress(parameters);
  const { offset, limit } = sliceOf(address);
  const { rows, total } = await listCategories(dependencies, GUEST, {
    offset,
    limit,
    search: searchText(address.q),
    sortBy: chooseOneOf(LIBRARY_ORDERS.categories, address.sort),
  });
  const at = computePageAddresses(path, parameters, 'page');
  return {
    ...CATEGORIES,
    address: at(address.page),
    main: [
      headHtml(CATEGORIES.title, CATEGORIES.description),
      categoriesHtml(rows, total),
      pagesOf(at, address, total),
    ].join(''),
  };
}

function sliceOf({ page, itemsPerPage, filters }: ListAddress) {
  return {
    ...filters,
    offset: (page - 1) * itemsPerPage,
    limit: itemsPerPage,
  };
}

function pagesOf(at: PageAddresses, { page, itemsPerPage }: ListAddress, total: number): string {
  return pagesHtml({
    ...(page > 1 && { previous: at(page - 1) }),
    ...(page * itemsPerPage < total && { next: at(page + 1) }),
  });
}
