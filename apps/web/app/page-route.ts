import type { AccountPage } from '../lib/layout/built-routes.ts';
import type { FetchedPage } from './lazy-page.tsx';

export interface PageRoute {
  readonly path: string;
  /** 'open' to everyone, 'signed-in' only, for 'guests' only, or only where the product is a 'demo'. */
  readonly tier: 'open' | 'signed-in' | 'guests' | 'demo';
  /** 'fullscreen' is for a tool that needs the whole window. */
  readonly layout?: 'fullscreen';
  readonly component: FetchedPage;
  /** Names it in the account menu and in the command palette. */
  readonly account?: Omit<AccountPage, 'path'>;
}
