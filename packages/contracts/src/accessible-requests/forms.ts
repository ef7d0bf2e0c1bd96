/** The forms that somebody may ask for who cannot use those that a resource has. */
export const ACCESSIBLE_FORMS = [
  'tactile sheet',
  'braille',
  'large print',
  'audio',
  'description',
  'captions',
  'other',
] as const;

export type AccessibleForm = (typeof ACCESSIBLE_FORMS)[number];

/** Open and taken ones wait; the others are settled and stay as they are. */
export const REQUEST_STATES = ['open', 'taken', 'answered', 'declined'] as const;

export type RequestState = (typeof REQUEST_STATES)[number];
