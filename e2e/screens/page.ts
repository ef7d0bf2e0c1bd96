import { HOME_OF } from '../support/home.ts';

/** What somebody finds at a path: its first heading, or where they are led instead. */
export type Found = string | { readonly ledTo: string; readonly heading: string };

/** A page that stands, and what each kind of person finds there. */
export interface PageRow {
  readonly path: string;
  readonly guest: Found;
  readonly signedIn: Found;
}

/** Home has a heading for each who comes there: see support/home.ts. */
export const HOME = 'home';

export function headingOf(name: string, who: keyof typeof HOME_OF): string | RegExp {
  return name === HOME ? HOME_OF[who] : name;
}

export function forEverybody(path: string, heading: string): PageRow {
  return {
    path,
    guest: heading,
    signedIn: heading,
  };
}

/** Guests are led to the sign-in. */
export function forSignedIn(path: string, heading: string): PageRow {
  return {
    path,
    guest: { ledTo: '/auth', heading: 'Welcome back' },
    signedIn: heading,
  };
}

/** Who is signed in is led home. */
export function forGuests(path: string, heading: string): PageRow {
  return {
    path,
    guest: heading,
    signedIn: { ledTo: '/', heading: HOME },
  };
}
