import { buildPrograms } from '../build-programs.ts';

/** Tests of the server run the programs of children as the product does: joined, once for all of them. */
export async function setup(): Promise<void> {
  await buildPrograms();
}
