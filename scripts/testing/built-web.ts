import { buildWeb } from '../build-web.ts';

/** Tests that start the product find the web app built, once for all of them. */
export async function setup(): Promise<void> {
  await buildWeb(() => undefined);
}
