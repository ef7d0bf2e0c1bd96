import type { Fault } from './fault.ts';
import { placeOf } from './place.ts';
import { resolveImport } from './resolve.ts';
import { FEATURE_LIBRARIES } from './table.ts';
import type { Tree } from './tree.ts';

/** A feature of the web builds from ui/ and lib/: a library of others is wrapped there. */
export function findLibraryFaults(tree: Tree): Fault[] {
  return [...tree.files].flatMap(([path, { imports }]) => {
    const { room, layer, support } = placeOf(path);
    if (room.folder !== 'apps/web' || layer?.name !== 'features' || support) return [];
    return imports.flatMap(({ specifier, line }): Fault[] => {
      const target = resolveImport(tree, path, specifier);
      if (target.kind !== 'package' || FEATURE_LIBRARIES.test(target.name)) return [];
      return [
        {
          rule: 'dependency',
          path,
          line,
          says: `imports ${target.name}, a library that features do not use themselves.`,
          mend: 'Wrap it in ui/ where it shows something, else in lib/, and import that.',
        },
      ];
    });
  });
}
