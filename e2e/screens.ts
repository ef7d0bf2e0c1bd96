import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRow } from './screens/page.ts';
import type { Screen } from './screens/screen.ts';

/** One file of screens/: the pages of a noun, and all the states that they can be in. */
interface Part {
  readonly SCREENS: readonly Screen[];
  readonly PAGES?: readonly PageRow[];
}

const FOLDER = join(import.meta.dirname, 'screens');
const HELPERS = ['page.ts', 'screen.ts'];

const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !HELPERS.includes(file),
);
const parts = await Promise.all(
  files.toSorted().map((file) => import(pathToFileURL(join(FOLDER, file)).href) as Promise<Part>),
);

/**
 * Every screen in every state that a person can meet. The accessibility sweep, the contact sheet and
 * the search for clipped areas walk through this one list.
 */
export const SCREENS: readonly Screen[] = parts.flatMap((part) => part.SCREENS);

/** Every page that stands, and what each kind of person finds there. */
export const PAGES: readonly PageRow[] = parts.flatMap((part) => part.PAGES ?? []);
