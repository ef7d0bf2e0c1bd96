import type { Fault } from './fault.ts';
import { placeOf } from './place.ts';
import { resolveImport } from './resolve.ts';
import { RESERVED, SQL_PACKAGES } from './table.ts';
import type { Tree } from './tree.ts';

const NAMES = {
  environment: 'reads the environment.',
  sql: 'holds SQL.',
  words: 'holds words of the interface.',
  owner: 'goes through the door of the owner.',
  product: 'speaks of the product.',
} as const;

/** Things that the table keeps to a few files: reading the environment, SQL, words. */
export function findReservedFaults(tree: Tree): Fault[] {
  const faults: Fault[] = [];
  for (const [path, { imports, marks }] of tree.files) {
    const { room, inside, support } = placeOf(path);
    if (support) continue;
    for (const { what, below, where, mend } of RESERVED.filter((reserved) => reserved.room === room.folder)) {
      if (below && !inside.startsWith(below)) continue;
      if (where.some((pattern) => pattern.test(inside))) continue;
      for (const mark of marks.filter((found) => found.what === what))
        faults.push({ rule: 'reserved', path, line: mark.line, says: NAMES[what], mend });
      if (what !== 'sql') continue;
      for (const { specifier, line } of imports.filter(({ how }) => how === 'loaded')) {
        const target = resolveImport(tree, path, specifier);
        if (target.kind === 'package' && SQL_PACKAGES.includes(target.name))
          faults.push({ rule: 'reserved', path, line, says: `imports ${target.name}.`, mend });
      }
    }
  }
  return faults;
}
