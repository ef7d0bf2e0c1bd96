import type { Fault } from './fault.ts';
import { placeOf } from './place.ts';
import { DECLARES_FUNCTIONS, FEATURE_ROLES } from './table.ts';
import type { Tree } from './tree.ts';

export function findNameFaults(tree: Tree): Fault[] {
  return [...findNamelessRoles(tree), ...findArrowsAtTop(tree)];
}

/** A file in a feature of the server says by its name what it does there: a role, after the noun it is about. */
function findNamelessRoles(tree: Tree): Fault[] {
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

/** The linter knows the two forms of a function, but not which of them stands at the top of a file. */
function findArrowsAtTop(tree: Tree): Fault[] {
  return [...tree.files].flatMap(([path, { arrowsAtTop }]) =>
    DECLARES_FUNCTIONS.test(path)
      ? arrowsAtTop.map(
          ({ name, line }): Fault => ({
            rule: 'name',
            path,
            line,
            says: `keeps the function ${name} in a constant.`,
            mend: `Declare it: function ${name}(). Only a constant with a type of functions beside its name holds a function.`,
          }),
        )
      : [],
  );
}
