import type { Profile } from './profile.ts';
import { findProfile, type ProfileId } from './profiles.ts';

/** A profile in a sentence: one of ours, which each language names, or the name that somebody gave to theirs. */
export type ProfileNamed = { readonly profile: ProfileId } | string;

export function nameProfile({ id, name }: Profile): ProfileNamed {
  return findProfile(id)?.name === name ? { profile: id } : name;
}
