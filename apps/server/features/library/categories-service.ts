import type { CategoryCard } from '@relievo/contracts/library';
import type { CategoriesQuery } from '@relievo/contracts/library/lists';
import type { AppTransaction, Viewer } from '../../platform/database/database.ts';
import { thumbnailOf } from '../thumbnails/service.ts';
import type { Rows } from './card-presenter.ts';
import { findFace } from './category-presenter.ts';
import { findReaderOfCategories, type LibraryDependencies } from './reader-service.ts';
import { findCategories, findLatest, type LatestRow } from './repository.ts';

/** So many of the latest resources stand with each category. */
const RECENT_EACH = 6;

/** The categories of what the viewer is shown, written as their latest resource writes them. */
export async function listCategories(
  dependencies: LibraryDependencies,
  viewer: Viewer,
  query: CategoriesQuery,
): Promise<Rows<CategoryCard>> {
  const reader = await findReaderOfCategories(dependencies, viewer);
  const { database, answers } = dependencies;
  return answers.share(JSON.stringify(['categories', reader.name, query]), () =>
    database.asUser(reader.as, async (tx) => {
      const { page, total } = await findCategories(tx, query);
      const names = page.map(({ name }) => name);
      const latest = await findLatest(tx, names, RECENT_EACH);
      const rows = page.map(({ name, count }) =>
        toCategoryCard(
          name,
          count,
          latest.filter((row) => row.name === name),
        ),
      );
      return { rows, total };
    }),
  );
}

/** How a category is written, where a resource of it is known already. */
export type KnownCategories = readonly { readonly category_key: string; readonly category: string | null }[];

/** The largest category that is named so, of those that the viewer of the transaction is shown. */
export async function findLargestCategory(
  tx: AppTransaction,
  named: string,
  known: KnownCategories,
): Promise<{ category: string; count: number } | null> {
  const { page } = await findCategories(tx, { search: named, sortBy: 'largest', offset: 0, limit: 1 });
  const [largest] = page;
  if (!largest) return null;
  const resource =
    known.find(({ category_key }) => category_key === largest.name) ??
    (await findLatest(tx, [largest.name], 1))[0];
  return { category: resource?.category ?? largest.name, count: largest.count };
}

function toCategoryCard(name: string, count: number, latest: readonly LatestRow[]): CategoryCard {
  const category = latest[0]?.category ?? name;
  const recent = latest.map((row) => ({
    id: row.id,
    title: row.title,
    createdAt: row.created_at.toISOString(),
    thumbnail: thumbnailOf(row),
  }));
  return { category, count, ...findFace(category), recent };
}
