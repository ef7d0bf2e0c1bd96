import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { isUpToDate, WHERE_PAGE } from './where.ts';
import { writeWherePage } from './where-page.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** A small product with one screen, whose feature calls one operation and imports one door of a package. */
const PRODUCT: Readonly<Record<string, string>> = {
  'apps/web/app/pages.ts': `export const PAGES = [
    { path: '/likes', component: createLatePart(() => import('../features/likes/page/likes-page.tsx'), 'LikesPage') },
    { path: '/like/$id', component: createLatePart(() => import('../features/likes/like-page.tsx'), 'LikePage') },
  ];`,
  'apps/web/app/auth-pages.ts': 'export const AUTH_PAGES = [];',
  'apps/web/app/navigation/navigation.ts':
    "export const NAVIGATION = [{ path: '/likes', label: msg`Your likes` }];",
  'apps/web/lib/layout/page-names.ts': "export const PAGE_NAMES = { '/likes': msg`Likes` };",
  'apps/web/features/likes/page/likes-page.tsx': `import { useLikes } from '../use-likes.ts'; import '../../listing/index.ts';
    export const LikesPage = () => <Section title={t\`Latest likes\`} />;`,
  'apps/web/features/likes/like-page.tsx': 'export const LikePage = 1;',
  'apps/web/features/likes/use-likes.ts': `import { writeSvg } from '@relievo/graphic/svg'; export const useLikes = () => client.marks.likes({});`,
  'apps/web/features/listing/index.ts': 'export const list = 1;',
  'packages/contracts/src/contract.ts': `import { marksContract } from './marks/marks.ts'; export const contract = { marks: marksContract, };`,
  'apps/server/router.ts': `import { markRoutes } from './features/marks/routes.ts'; const parts = { marks: markRoutes(dependencies), };`,
  'apps/server/features/marks/routes.ts': `import { describe } from '@relievo/chart';`,
  'packages/graphic/package.json':
    '{ "exports": { "./testing": "./src/testing/index.ts", "./*": "./src/*/index.ts" } }',
  'packages/chart/package.json': '{ "exports": { ".": "./src/index.ts" } }',
};

function writeSmallPage(changes: Readonly<Record<string, string>> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'relievo-where-'));
  for (const [file, text] of Object.entries({ ...PRODUCT, ...changes })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  try {
    return writeWherePage(root).replaceAll(/\]\([^)]*\)/gu, ']');
  } finally {
    rmSync(root, { recursive: true });
  }
}

test('each name of a screen leads to the folders of its feature, its operations and their packages', () => {
  const folders = '[likes/page], [listing] | [marks] | [marks] | [chart], [graphic/svg] |';
  expect(writeSmallPage()).toContain(`| Likes | \`/likes\` | ${folders}\n`);
  expect(writeSmallPage()).toContain(`| Your likes | \`/likes\` | ${folders}\n`);
  expect(writeSmallPage()).toContain(`| Latest likes | ${folders}\n`);
});

test('a page whose title is that of its content has the name of its file', () => {
  expect(writeSmallPage()).toContain('| *Like page* | `/like/$id` | [likes] |  |  |  |\n');
});

test('a part of the API without routes is refused', () => {
  expect(() => writeSmallPage({ 'apps/server/router.ts': '' })).toThrow('joins no routes for marks');
});

test('docs/where.md is that of the source, and each of its folders exists', () => {
  expect(isUpToDate(ROOT), 'npx node scripts/where/where.ts writes it').toBe(true);
  const page = readFileSync(join(ROOT, WHERE_PAGE), 'utf8');
  const folders = [...page.matchAll(/\]\(\.\.\/([^)]+)\)/gu)].map(([, folder = '']) => folder);
  expect(folders.length).toBeGreaterThan(500);
  expect(folders.filter((folder) => !existsSync(join(ROOT, folder)))).toEqual([]);
});
