import { listReached, type Source } from './source.ts';

/** A screen with its names: those of lists and menus in the words of the catalogue. */
export interface Screen {
  readonly path: string;
  readonly names: readonly string[];
  readonly file: string;
}

const ROUTES = ['apps/web/app/pages.ts', 'apps/web/app/auth-pages.ts'];
const NAMES = 'apps/web/lib/layout/page-names.ts';
const MENU = 'apps/web/app/navigation/navigation.ts';
const MESSAGE = /msg`([^`]+)`/u;

/** Reads the screens with their addresses, the files of their pages and their names in menus. */
export function readScreens(source: Source): readonly Screen[] {
  const names = readNames(source);
  return ROUTES.flatMap((routes) => {
    const { text, names: imported } = source.read(routes);
    const lateParts = new Map(
      [...text.matchAll(/const (\w+) = createLatePart\(\s*\(\) => import\('([^']+)'\)/gu)].map(
        ([, name = '', specifier = '']) => [name, resolve(specifier)],
      ),
    );
    return text
      .split(/(?=\{\s*path: ')/u)
      .slice(1)
      .map((entry): Screen => {
        const path = /path: '([^']+)'/u.exec(entry)?.[1] ?? '';
        const late = /import\('([^']+)'\)/u.exec(entry)?.[1];
        const component = /component: (\w+)/u.exec(entry)?.[1] ?? '';
        const file = late ? resolve(late) : (lateParts.get(component) ?? imported.get(component));
        if (!file) throw new Error(`${routes} shows no file for ${path}`);
        const account = /account: \{ label: msg`([^`]+)`/u.exec(entry)?.[1];
        const all = [...(names.get(path) ?? []), ...(account ? [account] : [])];
        return { path, file, names: all.length > 0 ? [...new Set(all)] : [nameOfFile(file)] };
      });
  });
}

function readNames(source: Source): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const add = (path: string, name: string) => found.set(path, [...(found.get(path) ?? []), name]);
  for (const [, path = '', name = ''] of source.read(NAMES).text.matchAll(/'(\/[^']*)': msg`([^`]+)`/gu))
    add(path, name);
  for (const entry of source
    .read(MENU)
    .text.split(/(?=path: ')/u)
    .slice(1)) {
    const path = /path: '([^']+)'/u.exec(entry)?.[1];
    const label = MESSAGE.exec(entry.slice(entry.indexOf('label:')))?.[1];
    if (path && label) add(path, label);
  }
  return found;
}

/** Names a page after its file: “Collection page” for collection-page.tsx. Its title is that of its content. */
function nameOfFile(file: string): string {
  const words = (file.split('/').at(-1) ?? '').replace(/\.tsx?$/u, '').replaceAll('-', ' ');
  return `*${words[0]?.toUpperCase()}${words.slice(1)}*`;
}

function resolve(specifier: string): string {
  return specifier.replace(/^\.\.\//u, 'apps/web/').replace(/^\.\//u, 'apps/web/app/');
}

/** Lists the files of a screen: its page, and what this reaches in the same feature. A page of app has its features. */
export function listOwnFiles(source: Source, { file }: Screen): readonly string[] {
  const feature = featureOf(file);
  if (feature) return listReached(source, [file], (path) => featureOf(path) === feature);
  const features = source.read(file).files.map(featureOf).filter(Boolean);
  return listReached(source, [file], (path) => features.includes(featureOf(path)));
}

/** Returns the folder of a feature: apps/web/features/library for a file in it. */
export function featureOf(path: string): string {
  return /^apps\/(?:web|server)\/features\/[^/]+/u.exec(path)?.[0] ?? '';
}
