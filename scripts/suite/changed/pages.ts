import { posix } from 'node:path';

/** These files name every page of the web app; an importer of them imports no page. */
export const LISTS_OF_PAGES = ['apps/web/app/pages.ts', 'apps/web/app/auth-pages.ts'];

const PATH = /\bpath: '([^']+)'/;
const LATE = /import\('([^']+)'\)/;
const NAMED = /component: (\w+)\b(?!\()/;

/** Reads the component of each page from a list of pages; an entry ends at the beginning of the next one. */
export function readPages(list: string, text: string): ReadonlyMap<string, string> {
  const folder = posix.dirname(list);
  const pages = new Map<string, string>();
  for (const entry of text.split(/(?=\bpath: ')/)) {
    const path = PATH.exec(entry)?.[1];
    const name = NAMED.exec(entry)?.[1];
    const file = name ? findImport(text, name) : LATE.exec(entry)?.[1];
    if (path && file) pages.set(path, posix.join(folder, file));
  }
  return pages;
}

/** Finds the file of a component, which is imported or loaded late. */
function findImport(text: string, name: string): string | undefined {
  const found =
    new RegExp(`const ${name} = createLatePart\\(\\s*\\(\\) => import\\('([^']+)'\\)`).exec(text) ??
    new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '([^']+)'`).exec(text);
  return found?.[1];
}
