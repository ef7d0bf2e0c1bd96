import type { World } from '../policies/world.ts';

/** What everybody sees of the world, by its name there. */
const SEEN_BY_ALL: readonly string[] = [
  'published',
  'premium',
  'shared',
  'picture',
  'comment',
  'wish',
  'settledWish',
  'teacher',
  'otherTeacher',
] satisfies (keyof World)[];

export function idsIn({ people: _, ...things }: World): string[] {
  return Object.values(things);
}

/** The ids of what only some people see, and of the people who show nothing. */
export function hiddenFromStrangers({ people: _, ...things }: World): string[] {
  return Object.entries(things).flatMap(([name, id]) => (SEEN_BY_ALL.includes(name) ? [] : [id]));
}
