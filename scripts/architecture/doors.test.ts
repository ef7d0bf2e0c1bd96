import { describe, expect, test } from 'vitest';
import { checkArchitecture } from './check.ts';
import { printFault } from './fault.ts';
import { useSmallTree } from './testing/small-tree.ts';

const DOOR = 'packages/graphic/src/model/index.ts';
const FILE = 'packages/graphic/src/model/walk.ts';
const USER = 'apps/web/lib/text.ts';

function findFaultsWith(changes: Readonly<Record<string, string>>): readonly string[] {
  return useSmallTree(changes, (root) => checkArchitecture(root).map(printFault));
}

describe('a door', () => {
  test('may list names of its folder that others import', () => {
    const faults = findFaultsWith({
      [DOOR]: `export { dots } from './dots.ts';\nexport { type Visit, walk } from './walk.ts';`,
      [FILE]: 'export type Visit = 1; export const walk = 1;',
      [USER]: `import { type Visit, walk } from '@relievo/graphic/model'; export const text: Visit = walk;`,
    });
    expect(faults).toEqual([]);
  });

  test.each([
    ['passes on all that a file exports', `export * from './walk.ts';`],
    ['declares something of its own', 'export const walk = 1;'],
    ['does some work', `import { walk } from './walk.ts'; walk();`],
  ])('is refused when it %s', (_what, text) => {
    const faults = findFaultsWith({
      [DOOR]: `export { dots } from './dots.ts';\n${text}`,
      [FILE]: 'export const walk = () => 1;',
    });
    expect(faults.join('\n')).toContain(`${DOOR}:2 is a door, and holds more than a list of names.`);
  });

  test('is refused when it lists a name of another folder', () => {
    const faults = findFaultsWith({
      [DOOR]: `export { dots } from './dots.ts';\nexport { walk } from '../geometry/walk.ts';`,
      'packages/graphic/src/geometry/walk.ts': 'export const walk = 1;',
      'packages/graphic/src/geometry/index.ts': '',
    });
    expect(faults.join('\n')).toContain(
      `${DOOR}:2 lists walk of packages/graphic/src/geometry/walk.ts, which is no file of its folder.\n` +
        '    List it in packages/graphic/src/geometry/index.ts, and import it from there.',
    );
  });

  test('is refused when it lists a name of a folder below that has a door', () => {
    const faults = findFaultsWith({
      [DOOR]: `export { dots } from './dots.ts';\nexport { walk } from './ways/walk.ts';`,
      'packages/graphic/src/model/ways/walk.ts': 'export const walk = 1;',
      'packages/graphic/src/model/ways/index.ts': '',
    });
    expect(faults.join('\n')).toContain('List it in packages/graphic/src/model/ways/index.ts');
  });

  test('is refused when it lists more names than the table allows', () => {
    const names = Array.from({ length: 26 }, (_, at) => `name${at}`);
    const door = 'packages/graphic/src/svg/index.ts';
    const faults = findFaultsWith({
      [door]: `export { ${names.join(', ')} } from './write.ts';`,
      'packages/graphic/src/svg/write.ts': names.map((name) => `export const ${name} = 1;`).join('\n'),
      [USER]: `import { ${names.join(', ')} } from '@relievo/graphic/svg'; export const text = [${names.join(', ')}];`,
    });
    expect(faults.map((fault) => fault.split('\n')[0])).toEqual([
      `${door} lists 26 names, and 25 is the most.`,
    ]);
  });

  test('is refused when it lists a name that no other workspace imports', () => {
    const faults = findFaultsWith({
      [DOOR]: `export { dots } from './dots.ts';\nexport { walk } from './walk.ts';`,
      [FILE]: 'export const walk = 1;',
      'packages/graphic/src/svg/write.ts': `import { walk } from '../model/walk.ts'; export const write = walk;`,
    });
    expect(faults.map((fault) => fault.split('\n')[0])).toEqual([
      `${DOOR}:2 lists walk, which nothing outside of packages/graphic imports.`,
    ]);
  });

  test('may list unused names while no app uses the package', () => {
    const faults = findFaultsWith({
      'packages/sound/src/index.ts': `export { pitch } from './pitch.ts';`,
      'packages/sound/src/pitch.ts': 'export const pitch = 440;',
    });
    expect(faults).toEqual([]);
  });

  test('is refused as an import of a file or a test in the same package', () => {
    for (const path of ['packages/graphic/src/svg/write.ts', 'packages/graphic/src/svg/write.test.ts'])
      expect(findFaultsWith({ [path]: `import '../model/index.ts';` }).join('\n')).toContain(
        `${path}:1 imports ${DOOR}, a door of its own package.`,
      );
  });

  test('counts among the files of its folder as little as a table of contents', () => {
    const many = Array.from({ length: 23 }, (_, at) => [`packages/graphic/src/model/part-${at}.ts`, '']);
    expect(findFaultsWith(Object.fromEntries(many))).toEqual([]);
  });
});
