export { defineProfile } from './define-profile.ts';
export { nameProfile, type ProfileNamed } from './name-profile.ts';
export type { Medium, Profile } from './profile.ts';
export { profileText } from './profile-words-en.ts';
export { findProfile, getProfile, PROFILES, type ProfileId } from './profiles.ts';
