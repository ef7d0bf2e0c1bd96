import type { Profile } from './profile.ts';
import { findProfile, type ProfileId } from './profiles.ts';

/** A profile in a sentence: one of ours, which each language names, or the name that somebody gave to theirs. */
export type ProfileNamed = { readonly profile: ProfileId } | string;

<<<<<<< HEAD:packages/graphic/src/profiles/profile-named.ts
export function profileNamed({ id, name }: Profile): ProfileNamed {
=======
export function nameProfile({ id, name }: Profile): ProfileNamed {
>>>>>>> 27a99d8 (web: the test language is made of the English catalogue when it is asked for):packages/graphic/src/profiles/name-profile.ts
  return findProfile(id)?.name === name ? { profile: id } : name;
}
