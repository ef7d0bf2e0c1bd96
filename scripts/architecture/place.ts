import { LAYERS, type Layer, ROOMS, ROOT, type Room, SUPPORT_FILE } from './table.ts';

/** Where a file stands: its room, its path inside it, and for the apps its layer, folder and duty. */
export interface Place {
  readonly path: string;
  readonly room: Room;
  readonly inside: string;
  readonly support: boolean;
  readonly layer?: Layer;
  /** The folder of a feature: features/search/routes.ts has the part features/search. */
  readonly part: string;
  /** Its name, or for account-routes.ts and its like the duty in it. */
  readonly duty: string;
}

export function placeOf(path: string): Place {
  const room = ROOMS.find(({ folder }) => path.startsWith(`${folder}/`)) ?? ROOT;
  const inside = room.folder ? path.slice(room.folder.length + 1) : path;
  const layer = LAYERS[room.folder]?.find(({ where }) => where.test(inside));
  const steps = inside.split('/');
  return {
    path,
    room,
    inside,
    support: SUPPORT_FILE.test(path),
    ...(layer && { layer }),
    part: steps.slice(0, 2).join('/'),
    duty: (steps.at(-1) ?? '').replace(/^.+-(?=\w+\.ts$)/, ''),
  };
}
