import type { Fault } from './fault.ts';
import { placeOf } from './place.ts';
import { resolveImport } from './resolve.ts';
import type { Tree } from './tree.ts';

/** Two folders side by side of which each needs the other are one folder with a wall in it. */
export function findPairFaults(tree: Tree): Fault[] {
  const arrows = collectFolderArrows(tree);
  return [...arrows.values()].flatMap(({ from, to, example }) => {
    const back = arrows.get(`${to} ${from}`);
    if (!back || from > to) return [];
    return [
      {
        rule: 'cycle',
        path: from,
        line: 0,
        says: `and ${to} import each other: ${example}; ${back.example}.`,
        mend: 'Move what both need into a third folder below them, or the files that need the other to the other.',
      },
    ];
  });
}

interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly example: string;
}

/** Arrows between the folders that part two files: of a/b/c.ts and a/d/e/f.ts these are a/b and a/d. */
function collectFolderArrows(tree: Tree): ReadonlyMap<string, Arrow> {
  const arrows = new Map<string, Arrow>();
  for (const [path, { imports }] of tree.files) {
    const from = placeOf(path);
    if (from.support) continue;
    for (const { specifier, how } of imports) {
      const target = resolveImport(tree, path, specifier);
      if (how === 'named' || target.kind !== 'file') continue;
      const to = placeOf(target.path);
      if (to.room !== from.room || to.support) continue;
      const pair = findPartingFolders(path, target.path);
      if (!pair || arrows.has(pair.join(' '))) continue;
      arrows.set(pair.join(' '), { from: pair[0], to: pair[1], example: `${path} -> ${target.path}` });
    }
  }
  return arrows;
}

function findPartingFolders(one: string, other: string): readonly [string, string] | undefined {
  const [here, there] = [one.split('/').slice(0, -1), other.split('/').slice(0, -1)];
  const parting = here.findIndex((step, at) => step !== there[at]);
  if (parting === -1 || there.length <= parting) return undefined;
  return [here.slice(0, parting + 1).join('/'), there.slice(0, parting + 1).join('/')];
}
