import type { DemoRole } from './people.ts';

/** The first heading of home for each who comes there. */
export const HOME_OF: Readonly<Record<'guest' | DemoRole, string | RegExp>> = {
  guest: 'Pictures you can touch, hear and read',
  student: 'Your dashboard',
  // By the hour.
  teacher: /^Good (morning|afternoon|evening), Tomas Berg$/,
  professional: 'Your dashboard',
  institution: 'Your dashboard',
  admin: 'Manage your Platform',
  'super-admin': 'Manage your Platform',
};
