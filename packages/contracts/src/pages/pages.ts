import { PROVIDERS } from '../accounts/providers.ts';
import { UUID_PATTERN } from '../operations/uuid.ts';
import { HELP_TOPICS } from './help-topics.ts';

/** 'open' to everyone, 'signed-in' only, for 'guests' only, or only where the product is a 'demo'. */
export type PageTier = 'open' | 'signed-in' | 'guests' | 'demo';

/**
 * The address of every page with who may open it. The web app gives each its screen, and the server answers every other
 * address by 404.
 */
export const PAGE_TIERS = {
  '/': 'open',
  '/about': 'open',
  '/accessibility': 'open',
  '/accessibility-validation': 'open',
  '/admin/content-review': 'signed-in',
  '/admin/content-review/$id': 'signed-in',
  '/admin/super-admin': 'signed-in',
  '/admin/user-management': 'signed-in',
  '/auth': 'guests',
  '/auth/callback/$provider': 'open',
  '/auth/take-over': 'open',
  '/auth/change-email': 'open',
  '/auth/first-administrator': 'guests',
  '/auth/forgot': 'guests',
  '/auth/learner': 'guests',
  '/auth/reset': 'guests',
  '/auth/second-step': 'guests',
  '/auth/second-step-recovery': 'open',
  '/auth/signup': 'guests',
  '/auth/stop-letters': 'open',
  '/auth/undo-deletion': 'open',
  '/auth/verify': 'open',
  '/classes': 'signed-in',
  '/classes/$id': 'signed-in',
  '/contact': 'open',
  '/content/$id': 'signed-in',
  '/create-organization': 'signed-in',
  '/dev/setup': 'demo',
  '/help': 'open',
  '/help/$topic': 'open',
  '/invitation': 'open',
  '/join': 'open',
  '/library': 'open',
  '/library/categories': 'open',
  '/library/collection/$id': 'open',
  '/library/organization': 'open',
  '/library/shared': 'open',
  '/notices': 'signed-in',
  '/organization/settings': 'signed-in',
  '/pricing': 'open',
  '/privacy': 'open',
  '/resource/$id': 'open',
  '/search': 'open',
  '/settings': 'signed-in',
  '/settings/second-step': 'signed-in',
  '/status': 'open',
  '/students': 'open',
  '/svg-editor': 'open',
  '/svg-editor/$id': 'signed-in',
  '/terms': 'open',
  '/test/skip-links': 'open',
  '/tools': 'open',
  '/tools/convert-graphics': 'open',
  '/tools/create-chart': 'open',
  '/user/$id': 'open',
  '/workshop': 'demo',
  '/workshop/fullscreen': 'demo',
  '/your-activities': 'signed-in',
} as const satisfies Readonly<Record<string, PageTier>>;
export type PagePath = keyof typeof PAGE_TIERS;

/** What stands in the place of a parameter. */
const PARAMETERS = { $id: UUID_PATTERN, $topic: HELP_TOPICS.join('|'), $provider: PROVIDERS.join('|') };

const PATTERNS = (Object.keys(PAGE_TIERS) as PagePath[]).map((path) => ({
  path,
  pattern: new RegExp(
    `^${path.replace(/\$(id|topic|provider)$/, (name) => `(${PARAMETERS[name as keyof typeof PARAMETERS]})`)}$`,
    'i',
  ),
}));

/** The page that an address leads to, with what stands in the place of its parameter. */
export function findPage(address: string): { readonly path: PagePath; readonly parameter?: string } | null {
  const place = address.length > 1 && address.endsWith('/') ? address.slice(0, -1) : address;
  for (const { path, pattern } of PATTERNS) {
    const [found, parameter] = pattern.exec(place) ?? [];
    if (found !== undefined) return parameter === undefined ? { path } : { path, parameter };
  }
  return null;
}
