import { doorOf } from './doors.ts';
import type { Fault } from './fault.ts';
import { type Place, placeOf } from './place.ts';
import { resolveImport, type WorkspaceTarget } from './resolve.ts';
import { COMMON, DOOR, type Floors, LAYERS, ROLES } from './table.ts';
import type { Tree } from './tree.ts';

/** Every import, types and files that are only named included, must follow an arrow of the table. */
export function findArrowFaults(tree: Tree): Fault[] {
  const faults: Fault[] = tree.strangers.map((folder) => ({
    rule: 'arrow',
    path: folder,
    line: 0,
    says: 'is a folder of code that the table of rooms does not know.',
    mend: 'Add it with its arrows to scripts/architecture/table.ts, or move its code into a room that is there.',
  }));
  for (const [path, source] of tree.files) {
    const from = placeOf(path);
    if (LAYERS[from.room.folder] && !from.layer && !from.support) faults.push(reportOutsideLayers(from));
    for (const { specifier, line, how } of source.imports) {
      // What sets up a build or a test names files of every room.
      if (how === 'named' && (from.support || from.room.tool)) continue;
      const target = resolveImport(tree, path, specifier);
      const broken =
        target.kind === 'file'
          ? checkByPath(from, placeOf(target.path))
          : target.kind === 'workspace'
            ? checkByName(tree, from, target)
            : undefined;
      if (broken) faults.push({ rule: 'arrow', path, line, ...broken });
    }
  }
  return faults;
}

type Broken = Pick<Fault, 'says' | 'mend'> | undefined;

function reportOutsideLayers({ path, room }: Place): Fault {
  const layers = LAYERS[room.folder]?.map(({ name }) => name).join(', ');
  return {
    rule: 'arrow',
    path,
    line: 0,
    says: `lies in no layer of ${room.folder}.`,
    mend: `Move it into one of these: ${layers}. Or give its folder a layer in scripts/architecture/table.ts.`,
  };
}

function checkByName(tree: Tree, from: Place, { folder, name, specifier }: WorkspaceTarget): Broken {
  if (from.room.folder === folder)
    return { says: 'imports its own package by name.', mend: 'Import the file by its relative path.' };
  if (!from.room.reaches.includes(folder)) return checkRoom(from, folder);
  const door = doorOf(folder, name, specifier);
  if (tree.files.has(door) && (DOOR.test(door) || from.support)) return undefined;
  const doors = [...tree.files.keys()].filter((path) => path.startsWith(`${folder}/`) && DOOR.test(path));
  return {
    says: `imports ${specifier}, which is no door of ${folder}.`,
    mend: `Import one of ${doors.join(', ')}, and list there what is missing.`,
  };
}

function checkRoom({ room }: Place, folder: string): Broken {
  const allowed = room.reaches.length > 0 ? `only ${room.reaches.join(', ')}` : 'none of our rooms';
  return {
    says: `imports ${folder}, but ${room.folder || 'the root'} may import ${allowed}.`,
    mend: `Move the code that needs it to a room that may, or hand the value in as an argument.`,
  };
}

function checkByPath(from: Place, to: Place): Broken {
  if (from.room !== to.room) {
    if (from.room.folder.startsWith('apps/') && COMMON.includes(to.path)) return undefined;
    if (!from.room.reaches.includes(to.room.folder)) return checkRoom(from, to.room.folder || to.path);
    if (from.room.tool) return undefined;
    return {
      says: `reaches into ${to.room.folder} by a relative path.`,
      mend: 'Import the package by its name, and list what is missing in the door of its folder.',
    };
  }
  if (from.support) return undefined;
  if (to.support)
    return {
      says: `imports ${to.path}, which is no part of the product.`,
      mend: 'Move what both need into a file of the product.',
    };
  return checkLayer(from, to) ?? checkRole(from, to);
}

function checkLayer(from: Place, to: Place): Broken {
  if (!from.layer || !to.layer) return undefined;
  const { name, reaches } = from.layer;
  if (to.layer !== from.layer) {
    if (reaches.includes(to.layer.name)) return undefined;
    return {
      says: `imports ${to.path}: ${name} may import only ${reaches.join(', ') || 'itself'}, not ${to.layer.name}.`,
      mend: `Turn the dependency round: let ${to.layer.name} import this, or hand the value in as an argument.`,
    };
  }
  return from.part === to.part ? undefined : checkNeighbour(from, to);
}

/** A neighbour is entered by its face, and where there are floors, from above. */
function checkNeighbour(from: Place, to: Place): Broken {
  const apart = from.layer?.apart;
  if (!apart) return undefined;
  if (to.inside !== `${to.part}/${apart.face}`)
    return {
      says: `imports ${to.path}: a feature reaches another only through its ${apart.face}.`,
      mend: `Offer what is needed in ${to.room.folder}/${to.part}/${apart.face} and import that.`,
    };
  const floors = apart.floors;
  if (!floors || floorOf(floors, to) < floorOf(floors, from)) return undefined;
  return {
    says: `imports ${to.path}: ${to.part} does not stand below ${from.part} in the floors of features.`,
    mend: 'Move what both need to a feature below, hand the value in, or let app put the two together. The floors are in scripts/architecture/table.ts.',
  };
}

function nameOf({ part }: Place): string {
  return part.split('/').at(-1) ?? '';
}

/** From the ground up; a folder that no floor names stands above them all. */
function floorOf(floors: Floors, place: Place): number {
  const floor = floors.findIndex((folders) => folders.includes(nameOf(place)));
  return floor < 0 ? floors.length : floor;
}

function checkRole(from: Place, to: Place): Broken {
  if (from.layer?.name !== 'features' || from.part !== to.part) return undefined;
  if (!ROLES[from.duty]?.includes(to.duty)) return undefined;
  return {
    says: `imports ${to.path}: ${from.duty} does not reach ${to.duty}.`,
    mend: 'The way is routes and jobs to service, service to repository: call the next step, not the one behind it.',
  };
}
