import { afterAll, expect, test } from 'vitest';
import { checkArchitecture } from './check.ts';
import { printFault } from './fault.ts';
import { useSmallTree } from './testing/small-tree.ts';

type Planted = readonly [what: string, files: Readonly<Record<string, string>>, says: string, mend: string];

const LIKES = 'apps/server/features/likes';
const manyFiles = Object.fromEntries(
  Array.from({ length: 26 }, (_, at) => [`packages/sound/src/tones/tone-${at}.ts`, '']),
);

/** One violation each, as somebody would write it who means well, or who wants to get past the check. */
const PLANTED: readonly Planted[] = [
  [
    'a package imports one that stands above it',
    { 'packages/braille/src/cells.ts': `import '@relievo/graphic/model'; export const cell = 1;` },
    'packages/braille may import none of our rooms',
    'hand the value in as an argument',
  ],
  [
    'an app reaches into a package past its doors',
    { 'apps/server/api.ts': `import '../../packages/graphic/src/model/index.ts';` },
    'reaches into packages/graphic by a relative path',
    'list what is missing in the door of its folder',
  ],
  [
    'geometry knows the rasteriser',
    {
      'packages/graphic/src/geometry/clip.ts': `import type { Plane } from '../raster/plane.ts'; export type A = Plane;`,
      'packages/graphic/src/raster/plane.ts': 'export type Plane = 1;',
    },
    'geometry may import only model, not raster',
    'Turn the dependency round',
  ],
  [
    'labels know rules',
    {
      'packages/graphic/src/labels/place.ts': `export { rules } from '../rules/rules.ts';`,
      'packages/graphic/src/rules/rules.ts': 'export const rules = 1;',
    },
    'not rules',
    'Turn the dependency round',
  ],
  [
    'a folder of graphic stands on no floor',
    { 'packages/graphic/src/helpers/round.ts': '' },
    'lies in no layer of packages/graphic',
    'give its folder a layer in scripts/architecture/table.ts',
  ],
  [
    'the platform knows a feature',
    { 'apps/server/platform/clock.ts': `import '../features/likes/service.ts';` },
    'platform may import only itself, not features',
    'Turn the dependency round',
  ],
  [
    'a feature enters another past its service',
    { 'apps/server/features/notices/service.ts': `import '../likes/repository.ts';` },
    'only through its service.ts',
    'Offer what is needed in apps/server/features/likes/service.ts',
  ],
  [
    'routes ask the repository',
    { [`${LIKES}/routes.ts`]: `import './repository.ts';` },
    'routes.ts does not reach repository.ts',
    'call the next step',
  ],
  [
    'routes ask the repository through a helper',
    {
      [`${LIKES}/routes.ts`]: `import './rules.ts';`,
      [`${LIKES}/rules.ts`]: `export * from './like-rules.ts';`,
      [`${LIKES}/like-rules.ts`]: `export { save } from './repository.ts';`,
    },
    'through a helper: apps/server/features/likes/routes.ts -> ',
    'let the service call it',
  ],
  [
    'jobs ask the repository past the service',
    { [`${LIKES}/jobs.ts`]: `import './repository.ts';` },
    'jobs.ts does not reach repository.ts',
    'call the next step',
  ],
  [
    'jobs ask the repository through a helper',
    {
      [`${LIKES}/nightly-jobs.ts`]: `import './rules.ts';`,
      [`${LIKES}/rules.ts`]: `import './repository.ts';`,
    },
    'through a helper: apps/server/features/likes/nightly-jobs.ts -> ',
    'let the service call it',
  ],
  [
    'a repository asks the service',
    { [`${LIKES}/repository.ts`]: `import type { Like } from './service.ts'; export type Row = Like;` },
    'repository.ts does not reach service.ts',
    'call the next step',
  ],
  [
    'a feature asks as the owner under another name',
    {
      [`${LIKES}/service.ts`]: `const { asOwner: run } = database; export const like = run;`,
    },
    'goes through the door of the owner',
    'asUser or asGuest',
  ],
  [
    'SQL of parts that are joined',
    {
      [`${LIKES}/service.ts`]: `const verb = 'sel' + 'ect'; export const like = \`\${verb} id from likes\`;`,
    },
    'holds SQL',
    'move the statement there',
  ],
  [
    'SQL of lines in a list',
    { [`${LIKES}/service.ts`]: `export const like = ['update likes', 'set seen = true'].join(' ');` },
    'holds SQL',
    'move the statement there',
  ],
  [
    'SQL that empties a table',
    { [`${LIKES}/service.ts`]: `export const like = 'truncate likes';` },
    'holds SQL',
    'move the statement there',
  ],
  [
    'SQL behind a tag',
    { [`${LIKES}/service.ts`]: 'export const like = sql`${table} where id = 1`;' },
    'holds SQL',
    'move the statement there',
  ],
  [
    'a file of a feature is named after no role',
    { [`${LIKES}/helpers.ts`]: '' },
    'is named after no role',
    'routes, service, repository',
  ],
  [
    'the platform speaks of the product',
    { 'apps/server/platform/lesson-clock.ts': 'export const lessonLength = 45;' },
    'speaks of the product',
    'Name what it does for any product',
  ],
  [
    'a feature of the web imports a library of controls',
    {
      'apps/web/features/search/box.tsx': `import { ComboBox } from 'react-aria-components'; export const Box = ComboBox;`,
    },
    'imports react-aria-components, a library that features do not use themselves',
    'Wrap it in ui/',
  ],
  [
    'a feature of the web enters another past its face',
    { 'apps/web/features/library/list.tsx': `import '../search/box.tsx';` },
    'only through its index.ts',
    'Offer what is needed in apps/web/features/search/index.ts',
  ],
  [
    'ui knows a feature',
    { 'apps/web/ui/button.tsx': `import '../features/search/box.tsx';` },
    'ui may import only lib, styles, not features',
    'Turn the dependency round',
  ],
  [
    'a ring of types alone',
    {
      'packages/sound/src/a.ts': `import type { B } from './b.ts'; export type A = B;`,
      'packages/sound/src/b.ts': `import type { A } from './a.ts'; export type B = A;`,
    },
    'stands in a ring of imports',
    'Move what they share into a file that imports none of them',
  ],
  [
    'two folders that need each other',
    {
      'packages/sound/src/high/a.ts': `import '../low/b.ts';`,
      'packages/sound/src/low/b.ts': '',
      'packages/sound/src/low/c.ts': `import '../high/d.ts';`,
      'packages/sound/src/high/d.ts': '',
    },
    'packages/sound/src/high and packages/sound/src/low import each other',
    'third folder below them',
  ],
  [
    'a folder too full to be looked through',
    manyFiles,
    'packages/sound/src/tones holds 26 files, and 25 is the most',
    'a folder of their own inside it',
  ],
  [
    'a package that nobody declared',
    { 'apps/web/lib/text.ts': `import 'left-pad';` },
    'imports left-pad, which apps/web/package.json does not declare',
    'Add it with its exact version',
  ],
  [
    'a function kept in a constant at the top of its file',
    { 'packages/sound/src/volume.ts': 'export const halve = (volume: number) => volume / 2;' },
    'packages/sound/src/volume.ts:1 keeps the function halve in a constant',
    'Declare it: function halve()',
  ],
];

let caught = 0;
afterAll(() => console.info(`${PLANTED.length} violations planted, ${caught} caught`));

test.each(PLANTED)(
  'the check catches a planted violation and says how to mend it: %s',
  (_what, files, says, mend) => {
    const faults = useSmallTree(files, (root) => checkArchitecture(root));
    const fault = faults.find((each) => printFault(each).includes(says));
    expect(faults.map(printFault).join('\n')).toContain(says);
    expect(fault?.mend).toContain(mend);
    caught += 1;
  },
);

test('twenty-seven violations are planted', () => expect(PLANTED).toHaveLength(27));
