import type { ProductSettings } from '@relievo/contracts';
import type { Database, Viewer } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import { findShowsSampleFigures, updateShowsSampleFigures } from './repository.ts';

type Kept = Pick<ProductSettings, 'showsSampleFigures'>;

export interface ProductDependencies {
  readonly database: Database;
  /** What the operator's environment says. */
  readonly product: Omit<ProductSettings, keyof Kept>;
}

export async function readProductSettings(
  { database, product }: ProductDependencies,
  viewer: Viewer,
): Promise<ProductSettings> {
  return { ...product, showsSampleFigures: await database.asUser(viewer, findShowsSampleFigures) };
}

export async function changeProductSettings(
  { database, product }: ProductDependencies,
  person: Viewer,
  { showsSampleFigures }: Kept,
): Promise<ProductSettings> {
  const changed = await database.asUser(person, (tx) => updateShowsSampleFigures(tx, showsSampleFigures));
  if (!changed) throw refuse('forbidden');
  return { ...product, showsSampleFigures };
}
