import { createRequire } from 'node:module';
import type * as CssTree from 'css-tree';

const require = createRequire(import.meta.url);

/** It takes a tenth of a start to load: only a file with styles waits for it. */
export function loadCssTree(): typeof CssTree {
  return require('css-tree') as typeof CssTree;
}
