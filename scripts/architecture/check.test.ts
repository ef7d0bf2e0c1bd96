import { describe, expect, test } from 'vitest';
import { checkArchitecture } from './check.ts';
import { printFault } from './fault.ts';
import { useSmallTree } from './testing/small-tree.ts';

function findFaultsWith(changes: Readonly<Record<string, string>>) {
  return useSmallTree(changes, (root) => checkArchitecture(root).map(printFault));
}

test('a tree without faults passes', () => {
  expect(findFaultsWith({})).toEqual([]);
});

describe('a forbidden import', () => {
  const forbidden: [rule: string, path: string, text: string, says: string][] = [
    [
      'between packages',
      'packages/braille/src/cells.ts',
      `import '@relievo/graphic/model'; export const cell = 1;`,
      'packages/braille/src/cells.ts:1 imports packages/graphic, but packages/braille may import none of our rooms.',
    ],
    [
      'from the web app to the converters',
      'apps/web/ui/button.tsx',
      `import '@relievo/convert';`,
      'apps/web/ui/button.tsx:1 imports @relievo/convert, which apps/web/package.json does not declare.',
    ],
    [
      'of a type, which counts as well',
      'packages/braille/src/cells.ts',
      `\nimport type { Dots } from '@relievo/graphic/model';`,
      'packages/braille/src/cells.ts:2 imports packages/graphic, but packages/braille may import none of our rooms.',
    ],
    [
      'into a package by a relative path',
      'apps/server/api.ts',
      `import '../../packages/graphic/src/model/index.ts';`,
      'apps/server/api.ts:1 reaches into packages/graphic by a relative path.',
    ],
    [
      'from an app to a tool',
      'apps/server/api.ts',
      `import '../../scripts/start.ts';`,
      'apps/server/api.ts:1 imports scripts, but apps/server may import only',
    ],
    [
      'of the root by a package',
      'packages/braille/src/cells.ts',
      `import '../../../package.json'; export const cell = 1;`,
      'packages/braille/src/cells.ts:1 imports package.json, but packages/braille may import none of our rooms.',
    ],
    [
      'of a package by its own name',
      'packages/graphic/src/model/dots.ts',
      `import '@relievo/graphic/model';`,
      'packages/graphic/src/model/dots.ts:1 imports its own package by name.',
    ],
    [
      'from platform up to a feature',
      'apps/server/platform/database/pool.ts',
      `import '../../features/likes/service.ts';`,
      'apps/server/platform/database/pool.ts:1 imports apps/server/features/likes/service.ts: platform may import only itself, not features.',
    ],
    [
      'from a feature up to the entry',
      'apps/server/features/likes/service.ts',
      `import '../../config.ts';`,
      'features may import only platform, not entry.',
    ],
    [
      'past the service of another feature',
      'apps/server/features/notices/service.ts',
      `import '../likes/repository.ts';`,
      'a feature reaches another only through its service.ts.',
    ],
    [
      'from routes past the service',
      'apps/server/features/likes/routes.ts',
      `import './repository.ts';`,
      'routes.ts does not reach repository.ts.',
    ],
    [
      'from a repository back to the service',
      'apps/server/features/likes/repository.ts',
      `import type { Like } from './service.ts';`,
      'repository.ts does not reach service.ts.',
    ],
    [
      'between features of the web app',
      'apps/web/features/search/box.tsx',
      `await import('../library/list.tsx');`,
      'a feature reaches another only through its index.ts.',
    ],
    [
      'from ui up to a feature',
      'apps/web/ui/button.tsx',
      `export * from '../features/library/list.tsx';`,
      'ui may import only lib, styles, not features.',
    ],
    [
      'of a type in the middle of another',
      'apps/web/features/search/box.tsx',
      `export type Item = import('../library/list.tsx').Item;`,
      'a feature reaches another only through its index.ts.',
    ],
    [
      'by a worker of its own',
      'apps/web/ui/button.tsx',
      `new Worker(new URL('../features/library/list.tsx', import.meta.url));`,
      'ui may import only lib, styles, not features.',
    ],
    [
      'by require',
      'apps/server/platform/database/pool.ts',
      `import { createRequire } from 'node:module'; createRequire(import.meta.url)('../../features/likes/service.ts');`,
      'platform may import only itself, not features.',
    ],
    [
      'of whatever a pattern finds',
      'apps/web/ui/button.tsx',
      'export const open = (name: string) => import(`../features/${name}.tsx`);',
      'imports apps/web/features/*.tsx: ui may import only lib, styles, not features.',
    ],
    [
      'of a style sheet by another',
      'apps/web/ui/button.css',
      `\n@import '../features/library/list.css';`,
      'apps/web/ui/button.css:2 imports apps/web/features/library/list.css: ui may import only lib, styles, not features.',
    ],
    [
      'past the doors of a package',
      'apps/server/api.ts',
      `import '@relievo/graphic/src/dots.ts';`,
      'imports @relievo/graphic/src/dots.ts, which is no door of packages/graphic.',
    ],
    [
      'from routes under a longer name',
      'apps/server/features/likes/own-routes.ts',
      `import './repository.ts';`,
      'routes.ts does not reach repository.ts.',
    ],
    [
      'of test code by the product',
      'apps/server/api.ts',
      `import './testing/factories.ts';`,
      'imports apps/server/testing/factories.ts, which is no part of the product.',
    ],
  ];

  test.each(forbidden)('%s is reported with its place', (_rule, path, text, says) => {
    const faults = findFaultsWith({ [path]: text });
    expect(faults.join('\n')).toContain(says);
  });

  test('is reported with the way to mend it', () => {
    const [fault] = findFaultsWith({ 'apps/web/features/library/list.tsx': `import '../search/box.tsx';` });
    expect(fault).toBe(
      'apps/web/features/library/list.tsx:1 imports apps/web/features/search/box.tsx: a feature reaches another only through its index.ts.\n' +
        '    Offer what is needed in apps/web/features/search/index.ts and import that.',
    );
  });

  test('is not reported where a test composes what it tests', () => {
    const composing = `import '../library/list.tsx'; import '../../app/main.tsx';`;
    expect(findFaultsWith({ 'apps/web/features/search/box.test.ts': composing })).toEqual([]);
  });

  test('is not reported where a test uses the test helpers of another package', () => {
    const asking = `import '@relievo/graphic/testing';`;
    const helpers = { 'packages/graphic/src/testing/index.ts': 'export const helper = 1;' };
    expect(findFaultsWith({ ...helpers, 'apps/web/lib/text.test.ts': asking })).toEqual([]);
    expect(findFaultsWith({ ...helpers, 'apps/web/lib/text.ts': asking }).join()).toContain(
      'imports @relievo/graphic/testing, which is no door of packages/graphic.',
    );
  });

  test('is reported for every folder of code that the table does not know', () => {
    const faults = findFaultsWith({
      'apps/server/helpers/dates.ts': '',
      'packages/utils/package.json': '{ "name": "@relievo/utils" }',
      'tools/count.ts': '',
      'made/chart.svg': '',
    }).join('\n');
    expect(faults).toContain('tools is a folder of code that the table of rooms does not know.');
    expect(faults).not.toContain('made');
    expect(faults).toContain('apps/server/helpers/dates.ts lies in no layer of apps/server.');
    expect(faults).toContain('packages/utils is a folder of code that the table of rooms does not know.');
  });
});

describe('a cycle', () => {
  test('between files is shown as a ring', () => {
    const faults = findFaultsWith({
      'packages/sound/src/a.ts': `import './b.ts';`,
      'packages/sound/src/b.ts': `export * from './c.ts';`,
      'packages/sound/src/c.ts': `import './a.ts';`,
    });
    expect(faults).toEqual([
      'packages/sound/src/a.ts stands in a ring of imports: packages/sound/src/a.ts -> ' +
        'packages/sound/src/b.ts -> packages/sound/src/c.ts -> packages/sound/src/a.ts\n' +
        '    Move what they share into a file that imports none of them, or hand one to the other as an argument.',
    ]);
  });

  test('is reported for a file that imports itself', () => {
    const faults = findFaultsWith({ 'packages/sound/src/a.ts': `import './a.ts';` });
    expect(faults.join()).toContain('packages/sound/src/a.ts -> packages/sound/src/a.ts');
  });

  test('is not reported for a worker that its starter names', () => {
    const faults = findFaultsWith({
      'apps/web/lib/draw.ts': `new Worker(new URL('./thread.ts', import.meta.url)); export const size = 1;`,
      'apps/web/lib/thread.ts': `import { size } from './draw.ts'; postMessage(size);`,
    });
    expect(faults).toEqual([]);
  });

  test('is not reported where two files share a third', () => {
    const faults = findFaultsWith({
      'packages/sound/src/a.ts': `import './b.ts'; import './c.ts';`,
      'packages/sound/src/b.ts': `import './c.ts';`,
      'packages/sound/src/c.ts': '',
    });
    expect(faults).toEqual([]);
  });
});

describe('an undeclared dependency', () => {
  test('is reported with the package.json that lacks it', () => {
    const faults = findFaultsWith({
      'apps/web/lib/text.ts': `import { readFile } from '@scope/files/deep';`,
    });
    expect(faults).toEqual([
      'apps/web/lib/text.ts:1 imports @scope/files, which apps/web/package.json does not declare.\n' +
        '    Add it with its exact version to the dependencies of apps/web/package.json and run npm install.',
    ]);
  });

  test('is reported also when another workspace declares it', () => {
    expect(findFaultsWith({ 'apps/web/lib/text.ts': `import 'fflate';` })).toHaveLength(1);
  });

  test('is reported also for a development package that the product needs at run time', () => {
    const faults = findFaultsWith({ 'apps/server/platform/mail.ts': `import 'smtp-server';` });
    expect(faults.join()).toContain(
      'at run time, but apps/server/package.json declares it for development only',
    );
  });

  test('of a tool is looked up in its own package.json where it has one, else in that of the root', () => {
    const faults = findFaultsWith({
      'lab/load.ts': `import 'autocannon'; import 'vitest';`,
      'scripts/load.ts': `import 'autocannon';`,
      'vite.config.ts': `import 'vite';`,
    });
    expect(faults.join('\n')).toContain(
      'lab/load.ts:1 imports vitest, which lab/package.json does not declare.',
    );
    expect(faults.join('\n')).not.toContain('lab/load.ts:1 imports autocannon');
    expect(faults.join('\n')).toContain(
      'scripts/load.ts:1 imports autocannon, which package.json does not declare.',
    );
    expect(faults.join('\n')).toContain(
      'vite.config.ts:1 imports vite, which package.json does not declare.',
    );
  });

  test('is not reported for a module of the runtime with its prefix', () => {
    expect(findFaultsWith({ 'scripts/start.ts': `import 'node:fs';` })).toEqual([]);
    expect(findFaultsWith({ 'scripts/start.ts': `import 'fs';` }).join()).toContain('Write node:fs.');
  });
});

describe('a reserved feature', () => {
  const only = (text: string) => findFaultsWith({ 'apps/server/features/likes/rules.ts': text }).join('\n');

  test('is the environment, which only config.ts may read', () => {
    expect(only('\nexport const port = process.env.PORT;')).toContain(
      'apps/server/features/likes/rules.ts:2 reads the environment.\n    Only config.ts reads the environment',
    );
  });

  test.each([
    `import { env } from 'node:process';`,
    `const { env } = process;`,
    `export const port = process['env'].PORT;`,
    `export const port = globalThis.process.env.PORT;`,
  ])('is the environment, which may not be read by another way either: %s', (text) => {
    expect(only(text)).toContain('reads the environment');
  });

  test.each([
    `export const all = 'select id from likes';`,
    'export const all = sql`SELECT id FROM likes`;',
    'export const all = `-- newest first\nselect id from likes`;',
    'export const add = `\n  insert into likes (id) values (${1})`;',
    `export const all = db.selectFrom('likes');`,
    `import { sql } from 'kysely';`,
  ])('is SQL outside a repository: %s', (text) => {
    expect(only(text)).toContain('SQL stands in a repository.ts, in migrations or in platform/database');
  });

  test('is neither a sentence that begins like SQL nor a type of the driver', () => {
    expect(only(`import type { Pool } from 'pg';`)).toBe('');
    expect(only(`export const hint = 'Select a file from your computer';`)).toBe('');
  });

  const box = (markup: string) =>
    findFaultsWith({
      'apps/web/features/search/box.tsx': `export function Box() { return ${markup}; }`,
    }).join('\n');

  test.each([
    `<input placeholder="Search" />`,
    `<p>{'Nothing found'}</p>`,
    `<Page title="Library" />`,
    `<Page title={'Library'} />`,
    '<p>{`Nothing found`}</p>',
    `<p>{none ? 'Nothing found' : count}</p>`,
  ])('is interface text outside the catalogue: %s', (markup) => {
    expect(box(markup)).toContain('apps/web/features/search/box.tsx:1 holds words of the interface.');
  });

  test('is neither an unused name nor a word from the catalogue', () => {
    expect(
      box('<input type="search" className={"box"} placeholder={t`Search`} hidden={true}>{1}{label}</input>'),
    ).toBe('');
  });
});
