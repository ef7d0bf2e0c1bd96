import type { World } from '../policies/world.ts';

/** What everybody sees of the world, by its name there. */
const SEEN_BY_ALL: readonly string[] = [
  'published',
  'premium',
  'shared',
  // Whoever has its id has its link; that no list shows it is for collection-surfaces.test.ts.
  'linked',
  'picture',
  'comment',
  'wish',
  // Its owner shows this file beside a published resource.
  'attachment',
  'settledWish',
  'teacher',
  'otherTeacher',
  // A collection that the student listed shows whose it is.
  'student',
] satisfies (keyof World)[];

export function idsIn(world: World): string[] {
  return thingsIn(world).map(([, id]) => id);
}

/** The ids of what only some people see, and of the people who show nothing. */
export function hiddenFromStrangers(world: World): string[] {
  return thingsIn(world).flatMap(([name, id]) => (SEEN_BY_ALL.includes(name) ? [] : [id]));
}

/** Everything by its name, without the list of people, who stand there by themselves as well. */
function thingsIn(world: World): [string, string][] {
  return Object.entries(world).flatMap(([name, id]) => (typeof id === 'string' ? [[name, id]] : []));
}
