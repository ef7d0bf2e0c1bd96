import { findPage, PAGE_TIERS, type PagePath } from '@relievo/contracts/pages';
import { SCREENS } from '../screens.ts';

/** These pages do not sweep the first screen at their address, or have to be prepared before it opens. */
const CHOSEN: Readonly<Partial<Record<PagePath, string>>> = {
  '/': 'home-dashboard',
  '/auth': 'sign-in-errors',
  '/classes': 'classes',
  '/classes/$id': 'class',
  '/content/$id': 'content',
  '/create-organization': 'organization-create',
  '/invitation': 'invitation-guest',
  '/join': 'join',
  '/library': 'library-list',
  '/library/collection/$id': 'collection',
  '/library/organization': 'organization',
  '/resource/$id': 'resource-chart',
  '/search': 'search-results',
  '/settings': 'settings-display',
  '/settings/second-step': 'settings-second-step',
  '/svg-editor': 'editor-start',
  '/svg-editor/$id': 'editor-object',
  '/tools': 'tools',
  '/tools/convert-graphics': 'converter-start',
  '/tools/create-chart': 'chart-data',
  '/user/$id': 'user',
  '/workshop': 'workshop',
};

function findFirst(path: PagePath): string | undefined {
  const isThere = (address: unknown) =>
    typeof address === 'string' && findPage(address.split(/[?#]/, 1)[0] ?? '')?.path === path;
  return SCREENS.find((screen) => isThere(screen.path))?.id;
}

/** One state of each page, which `npm test` sweeps; `npm run test:all` sweeps every other one as well. */
export const SCREEN_OF_PAGE: ReadonlyMap<string, string | undefined> = new Map(
  (Object.keys(PAGE_TIERS) as PagePath[]).map((path) => [path, CHOSEN[path] ?? findFirst(path)]),
);

/** `npm test` acts on a form with errors, a list, a resource and an object of a drawing. */
const ACTED_ON = ['sign-up-errors', 'library-list', 'resource-chart', 'editor-table'];

/** Tells whether a screen is acted on in another test, so that `npm test`, which sweeps it, stays quick. */
export function isActedOnAlone(id: string): boolean {
  return [...SCREEN_OF_PAGE.values()].includes(id) && !ACTED_ON.includes(id);
}

/** Returns the tags of the test of a screen; `npm test -- changed` finds it by the path of its page. */
export function tagsOf(id: string): string[] {
  const paths = [...SCREEN_OF_PAGE].flatMap(([path, screen]) => (screen === id ? [`@${path}`] : []));
  return paths.length > 0 || ACTED_ON.includes(id) ? ['@core', ...paths] : [];
}
