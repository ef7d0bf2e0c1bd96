import type { ProfileNamed } from './profile-named.ts';
import { getProfile } from './profiles.ts';

/** Our profiles are named in English where they are made. */
export function profileText(named: ProfileNamed): string {
  return typeof named === 'string' ? named : getProfile(named.profile).name;
}
