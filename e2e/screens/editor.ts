import { forEverybody, type PageRow } from './page.ts';
import type { Screen } from './screen.ts';

export const SCREENS: readonly Screen[] = [
  { id: 'editor-guest', path: '/svg-editor', shows: 'Write the whole drawing as text' },
  { id: 'editor-start', path: '/svg-editor', as: 'professional', shows: 'Empty sheet' },
];

export const PAGES: readonly PageRow[] = [forEverybody('/svg-editor', 'Graphics editor')];
