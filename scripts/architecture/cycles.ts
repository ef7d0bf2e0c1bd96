import type { Fault } from './fault.ts';
import { resolveImport } from './resolve.ts';
import type { Tree } from './tree.ts';

/** Files that import each other in a ring, types included, found as strongly connected sets (Tarjan 1972). */
export function findCycleFaults(tree: Tree): Fault[] {
  return findRings(graphOf(tree)).map((ring) => {
    const [first = ''] = ring;
    return {
      rule: 'cycle',
      path: first,
      line: 0,
      says: `stands in a ring of imports: ${[...ring, first].join(' -> ')}`,
      mend: 'Move what they share into a file that imports none of them, or hand one to the other as an argument.',
    };
  });
}

type Graph = ReadonlyMap<string, readonly string[]>;

function graphOf(tree: Tree): Graph {
  const graph = new Map<string, string[]>();
  for (const [path, { imports }] of tree.files) {
    const next = imports.flatMap(({ specifier, how }) => {
      const target = resolveImport(tree, path, specifier);
      return how !== 'named' && target.kind === 'file' && tree.files.has(target.path) ? [target.path] : [];
    });
    graph.set(path, [...new Set(next)]);
  }
  return graph;
}

function findRings(graph: Graph): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];

  const visit = (path: string): number => {
    let low = order.size;
    order.set(path, low);
    stack.push(path);
    for (const next of graph.get(path) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (stack.includes(next)) low = Math.min(low, lowest.get(next) ?? order.get(next) ?? low);
    }
    lowest.set(path, low);
    if (low === order.get(path)) {
      const members = new Set(stack.splice(stack.indexOf(path)));
      if (members.size > 1 || graph.get(path)?.includes(path))
        found.push(findShortestRing(graph, path, members));
    }
    return low;
  };
  for (const path of graph.keys()) if (!order.has(path)) visit(path);
  return found;
}

/** The shortest way from a file back to itself, so that the message shows a ring and not a whole tangle. */
function findShortestRing(graph: Graph, start: string, members: ReadonlySet<string>): string[] {
  const ways: string[][] = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of graph.get(way.at(-1) ?? '') ?? []) {
      if (next === start) return way;
      if (!members.has(next) || seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return [start];
}
