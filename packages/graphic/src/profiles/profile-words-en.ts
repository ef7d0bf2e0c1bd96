import type { ProfileNamed } from './name-profile.ts';
import { getProfile } from './profiles.ts';

/** Our profiles are named in English where they are made. */
export function profileText(named: ProfileNamed): string {
  return typeof named === 'string' ? named : getProfile(named.profile).name;
}
