import { posix } from 'node:path';
import type { Fault } from './fault.ts';
import { placeOf } from './place.ts';
import { DOOR, FULLEST } from './table.ts';
import type { Tree } from './tree.ts';

/** A folder that holds too much to be looked through is divided. */
export function findCrowdingFaults(tree: Tree): Fault[] {
  const counts = new Map<string, number>();
  for (const path of tree.files.keys()) {
    // A door says what is in the folder.
    if (DOOR.test(path)) continue;
    const folder = posix.dirname(path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].flatMap(([folder, count]) => {
    const { most, apartFrom } = FULLEST;
    if (count <= most || placeOf(`${folder}/`).room.tool || apartFrom.includes(folder)) return [];
    return [
      {
        rule: 'crowding',
        path: folder,
        line: 0,
        says: `holds ${count} files, and ${most} is the most.`,
        mend: 'Give the files that belong together a folder of their own inside it: those of one screen, one part, one duty.',
      },
    ];
  });
}
