/**
 * The words of learners' passwords, each of them a thing that a child knows and that can be drawn. No two begin with
 * the same three letters, so that what is read by touch or heard is not taken for another.
 */
export const PICTURE_WORDS = [
  'anchor',
  'apple',
  'banana',
  'bell',
  'bird',
  'book',
  'bus',
  'cake',
  'candy',
  'carrot',
  'cat',
  'cherry',
  'cloud',
  'compass',
  'cookie',
  'crown',
  'dog',
  'drum',
  'egg',
  'feather',
  'fish',
  'flag',
  'flower',
  'gift',
  'glasses',
  'grapes',
  'guitar',
  'hammer',
  'heart',
  'house',
  'key',
  'lamp',
  'leaf',
  'lemon',
  'magnet',
  'milk',
  'moon',
  'mountain',
  'paw',
  'pencil',
  'piano',
  'pizza',
  'plane',
  'puzzle',
  'rabbit',
  'rainbow',
  'rocket',
  'sailboat',
  'scissors',
  'shell',
  'shirt',
  'snail',
  'star',
  'sun',
  'tent',
  'train',
  'tree',
  'truck',
  'turtle',
  'umbrella',
  'watch',
  'wave',
  'wind',
  'worm',
] as const;
export type PictureWord = (typeof PICTURE_WORDS)[number];

/** Four of 64 words are one of 16 million; a hundred wrong ones in a row and an account is shut to strangers. */
export const WORDS_IN_PASSWORD = 4;

/** However the words were parted and in whatever case they were typed, they are the same password. */
export function joinWords(typed: string): string {
  return typed
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .join('-');
}
