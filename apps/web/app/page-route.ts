import type { PagePath } from '@relievo/contracts/pages';
import type { ComponentType } from 'react';
import type { AccountPage } from '../lib/layout/built-routes.ts';

export interface PageRoute {
  readonly path: PagePath;
  /** 'fullscreen' is for a tool that needs the whole window. */
  readonly layout?: 'fullscreen';
  /** One with `preload` is loaded before the page is shown. */
  readonly component: ComponentType & { readonly preload?: () => Promise<void> };
  /** Names it in the account menu and in the command palette. */
  readonly account?: Omit<AccountPage, 'path'>;
}
