import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './fault.ts';
import { placeOf } from './place.ts';
import { resolveImport } from './resolve.ts';
import { DOOR, DRAWN_ROOMS, LARGEST_SHARE, SMALL_APP } from './table.ts';
import type { Tree } from './tree.ts';

export const DRAWING_FILE = 'ARCHITECTURE.md';
const FRAME = /(<!-- drawn by scripts\/architecture\/draw\.ts -->\n)[\s\S]*?(<!-- end of the drawing -->)/;

/** The paper with the drawing of today in its frame. */
export function withDrawing(paper: string, tree: Tree): string {
  return paper.replace(FRAME, (_all, begin: string, end: string) => `${begin}\n${drawingOf(tree)}\n\n${end}`);
}

/** Folders too large for their app, arrows that lead back up, and a drawing that is not the one of today. */
export function findDrawingFaults(tree: Tree, root: string): Fault[] {
  const faults = DRAWN_ROOMS.flatMap((room) => {
    const graph = graphOf(tree, room);
    return [...shareFaults(room, graph), ...(floorsOf(graph) ? [] : [reportRing(room, graph)])];
  });
  const paper = readFileSync(join(root, DRAWING_FILE), 'utf8');
  if (faults.length > 0 || !FRAME.test(paper) || withDrawing(paper, tree) === paper) return faults;
  return [
    {
      rule: 'drawing',
      path: DRAWING_FILE,
      line: 0,
      says: 'draws other arrows between folders than the code has.',
      mend: 'Run `node scripts/architecture/draw.ts`, and look at the difference: is the new arrow wanted?',
    },
  ];
}

interface Folder {
  readonly arrows: Set<string>;
  lines: number;
}

type Graph = ReadonlyMap<string, Folder>;

/** The folders of a room two steps deep, as they stand in the drawing, and what each imports of the others. */
function graphOf(tree: Tree, room: string): Graph {
  const graph = new Map<string, Folder>();
  const folderAt = (path: string) => {
    const steps = placeOf(path)
      .inside.replace(/^src\//, '')
      .split('/')
      .slice(0, -1);
    return steps.slice(0, 2).join('/') || 'entry';
  };
  const folder = (name: string) => {
    const known = graph.get(name) ?? { arrows: new Set<string>(), lines: 0 };
    graph.set(name, known);
    return known;
  };
  for (const [path, { imports, lines }] of tree.files) {
    const from = placeOf(path);
    if (from.room.folder !== room || from.support || DOOR.test(path)) continue;
    const own = folder(folderAt(path));
    own.lines += lines;
    for (const { specifier, how } of imports) {
      const target = resolveImport(tree, path, specifier);
      if (how === 'named' || target.kind !== 'file' || !tree.files.has(target.path)) continue;
      const to = placeOf(target.path);
      if (to.room !== from.room || to.support || folderAt(target.path) === folderAt(path)) continue;
      own.arrows.add(folderAt(target.path));
    }
  }
  return graph;
}

/** The folders from the ground up: each imports only what stands on lower floors. Undefined where they run in a ring. */
function floorsOf(graph: Graph): readonly (readonly string[])[] | undefined {
  const floors: string[][] = [];
  const standing = new Set<string>();
  while (standing.size < graph.size) {
    const next = [...graph].filter(
      ([name, { arrows }]) => !standing.has(name) && [...arrows].every((to) => standing.has(to)),
    );
    if (next.length === 0) return undefined;
    for (const [name] of next) standing.add(name);
    floors.push(next.map(([name]) => name).sort());
  }
  return floors;
}

function drawingOf(tree: Tree): string {
  return DRAWN_ROOMS.map((room) => {
    const graph = graphOf(tree, room);
    const rows = (floorsOf(graph) ?? [])
      .toReversed()
      .flatMap((floor) => ['', ...floor.map((name) => rowOf(name, graph.get(name)?.arrows ?? new Set()))]);
    return [`    ${room}`, ...rows].join('\n');
  }).join('\n\n');
}

/** Long rows are broken under their arrow. */
function rowOf(name: string, arrows: ReadonlySet<string>): string {
  const start = `      ${name.padEnd(30)}`;
  const rows: string[] = [];
  for (const word of [...arrows].sort()) {
    const last = rows.at(-1);
    if (last !== undefined && last.length + word.length < 76) rows[rows.length - 1] = `${last}, ${word}`;
    else rows.push(word);
  }
  return rows.length === 0 ? start.trimEnd() : `${start}-> ${rows.join(`,\n${' '.repeat(39)}`)}`;
}

function shareFaults(room: string, graph: Graph): Fault[] {
  const all = [...graph.values()].reduce((sum, { lines }) => sum + lines, 0);
  return [...graph]
    .filter(([, { lines }]) => room.startsWith('apps/') && all > SMALL_APP && lines > all * LARGEST_SHARE)
    .map(([name, { lines }]) => ({
      rule: 'drawing',
      path: `${room}/${name}`,
      line: 0,
      says: `holds ${Math.round((100 * lines) / all)} % of ${room}, and ${100 * LARGEST_SHARE} % is the most.`,
      mend: 'Divide it by the nouns in it: each a folder of its own beside it.',
    }));
}

function reportRing(room: string, graph: Graph): Fault {
  let left = [...graph.keys()];
  for (let before = 0; before !== left.length; ) {
    before = left.length;
    left = left.filter((name) => [...(graph.get(name)?.arrows ?? [])].some((to) => left.includes(to)));
    left = left.filter((name) => left.some((from) => graph.get(from)?.arrows.has(name)));
  }
  return {
    rule: 'drawing',
    path: room,
    line: 0,
    says: `has folders whose arrows run in a ring: ${left.join(', ')}.`,
    mend: 'Move what one of them needs of another below both, or let who stands above put the two together.',
  };
}
