import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { joinWords, type PictureWord } from '@relievo/contracts/classes';

/** What the pictures of learners' passwords are called, each by one word. */
const PICTURE_NAMES: Readonly<Record<PictureWord, MessageDescriptor>> = {
  anchor: msg({ message: 'anchor', context: 'picture of a password' }),
  apple: msg({ message: 'apple', context: 'picture of a password' }),
  banana: msg({ message: 'banana', context: 'picture of a password' }),
  bell: msg({ message: 'bell', context: 'picture of a password' }),
  bird: msg({ message: 'bird', context: 'picture of a password' }),
  book: msg({ message: 'book', context: 'picture of a password' }),
  bus: msg({ message: 'bus', context: 'picture of a password' }),
  cake: msg({ message: 'cake', context: 'picture of a password' }),
  candy: msg({ message: 'candy', context: 'picture of a password' }),
  carrot: msg({ message: 'carrot', context: 'picture of a password' }),
  cat: msg({ message: 'cat', context: 'picture of a password' }),
  cherry: msg({ message: 'cherry', context: 'picture of a password' }),
  cloud: msg({ message: 'cloud', context: 'picture of a password' }),
  compass: msg({ message: 'compass', context: 'picture of a password' }),
  cookie: msg({ message: 'cookie', context: 'picture of a password' }),
  crown: msg({ message: 'crown', context: 'picture of a password' }),
  dog: msg({ message: 'dog', context: 'picture of a password' }),
  drum: msg({ message: 'drum', context: 'picture of a password' }),
  egg: msg({ message: 'egg', context: 'picture of a password' }),
  feather: msg({ message: 'feather', context: 'picture of a password' }),
  fish: msg({ message: 'fish', context: 'picture of a password' }),
  flag: msg({ message: 'flag', context: 'picture of a password' }),
  flower: msg({ message: 'flower', context: 'picture of a password' }),
  gift: msg({ message: 'gift', context: 'picture of a password' }),
  glasses: msg({ message: 'glasses', context: 'picture of a password' }),
  grapes: msg({ message: 'grapes', context: 'picture of a password' }),
  guitar: msg({ message: 'guitar', context: 'picture of a password' }),
  hammer: msg({ message: 'hammer', context: 'picture of a password' }),
  heart: msg({ message: 'heart', context: 'picture of a password' }),
  house: msg({ message: 'house', context: 'picture of a password' }),
  key: msg({ message: 'key', context: 'picture of a password' }),
  lamp: msg({ message: 'lamp', context: 'picture of a password' }),
  leaf: msg({ message: 'leaf', context: 'picture of a password' }),
  lemon: msg({ message: 'lemon', context: 'picture of a password' }),
  magnet: msg({ message: 'magnet', context: 'picture of a password' }),
  milk: msg({ message: 'milk', context: 'picture of a password' }),
  moon: msg({ message: 'moon', context: 'picture of a password' }),
  mountain: msg({ message: 'mountain', context: 'picture of a password' }),
  paw: msg({ message: 'paw', context: 'picture of a password' }),
  pencil: msg({ message: 'pencil', context: 'picture of a password' }),
  piano: msg({ message: 'piano', context: 'picture of a password' }),
  pizza: msg({ message: 'pizza', context: 'picture of a password' }),
  plane: msg({ message: 'plane', context: 'picture of a password' }),
  puzzle: msg({ message: 'puzzle', context: 'picture of a password' }),
  rabbit: msg({ message: 'rabbit', context: 'picture of a password' }),
  rainbow: msg({ message: 'rainbow', context: 'picture of a password' }),
  rocket: msg({ message: 'rocket', context: 'picture of a password' }),
  sailboat: msg({ message: 'sailboat', context: 'picture of a password' }),
  scissors: msg({ message: 'scissors', context: 'picture of a password' }),
  shell: msg({ message: 'shell', context: 'picture of a password' }),
  shirt: msg({ message: 'shirt', context: 'picture of a password' }),
  snail: msg({ message: 'snail', context: 'picture of a password' }),
  star: msg({ message: 'star', context: 'picture of a password' }),
  sun: msg({ message: 'sun', context: 'picture of a password' }),
  tent: msg({ message: 'tent', context: 'picture of a password' }),
  train: msg({ message: 'train', context: 'picture of a password' }),
  tree: msg({ message: 'tree', context: 'picture of a password' }),
  truck: msg({ message: 'truck', context: 'picture of a password' }),
  turtle: msg({ message: 'turtle', context: 'picture of a password' }),
  umbrella: msg({ message: 'umbrella', context: 'picture of a password' }),
  watch: msg({ message: 'watch', context: 'picture of a password' }),
  wave: msg({ message: 'wave', context: 'picture of a password' }),
  wind: msg({ message: 'wind', context: 'picture of a password' }),
  worm: msg({ message: 'worm', context: 'picture of a password' }),
};

/** In the language of the reader; what is none of them stays as it is. */
export function namePicture(word: string, i18n: I18n): string {
  const name = PICTURE_NAMES[word as PictureWord];
  return name ? i18n._(name) : word;
}

/** What was typed or chosen in the language of the reader, as the server knows it; English is understood by everybody. */
export function readPictureWords(typed: string, i18n: I18n): string {
  const known = new Map(
    (Object.keys(PICTURE_NAMES) as PictureWord[]).map((word) => [joinWords(namePicture(word, i18n)), word]),
  );
  return joinWords(typed)
    .split('-')
    .map((word) => known.get(word) ?? word)
    .join('-');
}
