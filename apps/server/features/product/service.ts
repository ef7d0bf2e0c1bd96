import type { ProductSettings } from '@relievo/contracts/product';
import type { Database, Viewer } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import { findSettings, type KeptSettings, updateShowsSampleFigures } from './repository.ts';

export interface ProductDependencies {
  readonly database: Database;
  /** What the operator's environment says. */
  readonly product: Omit<ProductSettings, keyof KeptSettings>;
}

export async function readProductSettings(
  { database, product }: ProductDependencies,
  viewer: Viewer,
): Promise<ProductSettings> {
  return { ...product, ...(await database.asUser(viewer, findSettings)) };
}

export async function changeProductSettings(
  dependencies: ProductDependencies,
  person: Viewer,
  { showsSampleFigures }: Pick<ProductSettings, 'showsSampleFigures'>,
): Promise<ProductSettings> {
  const changed = await dependencies.database.asUser(person, (tx) =>
    updateShowsSampleFigures(tx, showsSampleFigures),
  );
  if (!changed) throw refuse('forbidden');
  return readProductSettings(dependencies, person);
}
