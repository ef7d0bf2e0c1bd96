/** What every browser shows by itself. */
export const SHOWN_PICTURES: readonly string[] = [
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
];

export function isShownPicture(mediaType: string): boolean {
  return SHOWN_PICTURES.includes(mediaType);
}
