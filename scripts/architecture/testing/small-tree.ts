import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

function writeManifest(name: string, dependencies: string[] = [], devDependencies: string[] = []) {
  const versions = (names: string[]) => Object.fromEntries(names.map((each) => [each, '1.0.0']));
  return JSON.stringify({
    name,
    dependencies: versions(dependencies),
    devDependencies: versions(devDependencies),
  });
}

/** A small product that keeps every rule: each test breaks one of them. */
const GOOD: Readonly<Record<string, string>> = {
  'package.json': writeManifest('relievo', [], ['vitest', '@relievo/graphic']),
  'ARCHITECTURE.md': '# Architecture',
  'packages/braille/package.json': writeManifest('@relievo/braille'),
  'packages/braille/src/index.ts': `export { cell } from './cells.ts';`,
  'packages/braille/src/cells.ts': 'export const cell = 1;',
  'packages/sound/package.json': writeManifest('@relievo/sound'),
  'packages/sound/src/pitch.ts': 'export const pitch = 440;',
  'packages/graphic/package.json': writeManifest('@relievo/graphic', ['@relievo/braille', 'fflate']),
  'packages/graphic/src/model/index.ts': `export { dots } from './dots.ts';`,
  'packages/graphic/src/model/dots.ts': `import { cell } from '@relievo/braille'; import 'fflate'; export const dots = cell;`,
  'packages/graphic/src/model/dots.test.ts': `import { test } from 'vitest'; import { dots } from './dots.ts'; test('x', () => dots);`,
  'apps/server/package.json': writeManifest('@relievo/server', ['@relievo/graphic', 'pg'], ['smtp-server']),
  'apps/server/api.ts': `import './config.ts'; import './features/likes/routes.ts'; import '../../package.json';`,
  'apps/server/config.ts': 'export const port = process.env.PORT;',
  'apps/server/features/likes/routes.ts': `import { like } from './service.ts'; export const routes = [like];`,
  'apps/server/features/likes/service.ts': `import { save } from './repository.ts'; export const like = save;`,
  'apps/server/features/likes/repository.ts': `import '../../platform/database/pool.ts'; export const save = 'insert into likes values (1)';`,
  'apps/server/features/notices/service.ts': `import { like } from '../likes/service.ts'; export const tell = like;`,
  'apps/server/platform/database/pool.ts': `import pg from 'pg'; export const pool = pg; export const ping = 'select 1';`,
  'apps/web/package.json': writeManifest('@relievo/web', ['@relievo/graphic', 'react']),
  'apps/web/app/main.tsx': `import '../features/library/list.tsx'; import '../features/search/box.tsx';`,
  'apps/web/features/library/list.tsx': `import { dots } from '@relievo/graphic/model'; import '../../ui/button.tsx'; export const List = dots;`,
  'apps/web/features/search/box.tsx': `import 'react'; export const hint = 'Select a file from your computer';`,
  'apps/web/ui/button.tsx': `import '../lib/text.ts'; export const Button = 1;`,
  'apps/web/lib/text.ts': 'export const text = 1;',
  'lab/package.json': writeManifest('@relievo/lab', [], ['@relievo/graphic', 'autocannon']),
  'lab/round-trip.ts': `import '../packages/graphic/src/model/index.ts'; import '../scripts/start.ts';`,
  'e2e.config.ts': `import './scripts/start.ts';`,
  'scripts/start.ts': `import { dots } from '@relievo/graphic/model'; import '../apps/server/config.ts'; export const start = dots;`,
};

/** Writes the good tree, changed by the given files, into a folder that is removed after the work. */
export function useSmallTree<T>(changes: Readonly<Record<string, string>>, work: (root: string) => T): T {
  const root = mkdtempSync(join(tmpdir(), 'relievo-tree-'));
  try {
    for (const [path, text] of Object.entries({ ...GOOD, ...changes })) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return work(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}
