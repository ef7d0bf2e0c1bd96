import type { Fault } from './fault.ts';
import { placeOf } from './place.ts';
import { FEATURE_ROLES } from './table.ts';
import type { Tree } from './tree.ts';

/** A file in a feature of the server says by its name what it does there: a role, after the noun it is about. */
export function findNameFaults(tree: Tree): Fault[] {
  const roles = new Set(FEATURE_ROLES.map((role) => `${role}.ts`));
  return [...tree.files.keys()].flatMap((path): Fault[] => {
    const { room, layer, support, duty } = placeOf(path);
    if (room.folder !== 'apps/server' || layer?.name !== 'features' || support || roles.has(duty)) return [];
    return [
      {
        rule: 'name',
        path,
        line: 0,
        says: 'is named after no role.',
        mend: `Give it the role that it has, alone or after its noun: ${FEATURE_ROLES.join(', ')}. Pure functions of the field are rules.`,
      },
    ];
  });
}
