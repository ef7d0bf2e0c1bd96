import type { Fault } from './fault.ts';
import { type Place, placeOf } from './place.ts';
import { resolveImport } from './resolve.ts';
import { ROLES } from './table.ts';
import type { Tree } from './tree.ts';

/**
 * What a duty must not reach, it does not reach through helpers either: a helper is any file of the same feature
 * without a duty of its own. What is erased counts as little here as in the file that runs.
 */
export function findReachFaults(tree: Tree): Fault[] {
  return [...tree.files.keys()].flatMap((path): Fault[] => {
    const from = placeOf(path);
    const forbidden = from.layer?.name === 'features' && !from.support ? ROLES[from.duty] : undefined;
    const way = forbidden && findWayTo(tree, from, forbidden);
    if (!way) return [];
    return [
      {
        rule: 'arrow',
        path,
        line: 0,
        says: `reaches ${way.at(-1)} through a helper: ${way.join(' -> ')}.`,
        mend: 'A helper carries nobody past the next step: let the service call it, and call the service.',
      },
    ];
  });
}

/** The shortest way through helpers to a forbidden duty; what is imported at once is told by the arrows. */
function findWayTo(tree: Tree, from: Place, forbidden: readonly string[]): readonly string[] | undefined {
  const ways: string[][] = [[from.path]];
  const seen = new Set([from.path]);
  for (const way of ways) {
    for (const place of listLoaded(tree, way.at(-1) ?? '', from.part)) {
      if (seen.has(place.path)) continue;
      if (forbidden.includes(place.duty)) {
        if (way.length > 1) return [...way, place.path];
        continue;
      }
      if (ROLES[place.duty]) continue;
      seen.add(place.path);
      ways.push([...way, place.path]);
    }
  }
  return undefined;
}

function listLoaded(tree: Tree, path: string, part: string): Place[] {
  return (tree.files.get(path)?.imports ?? []).flatMap(({ specifier, how }) => {
    const target = resolveImport(tree, path, specifier);
    if (how !== 'loaded' || target.kind !== 'file') return [];
    const place = placeOf(target.path);
    return place.part === part && !place.support ? [place] : [];
  });
}
