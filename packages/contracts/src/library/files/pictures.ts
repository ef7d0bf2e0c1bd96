/** The size in which a card shows its picture, in pixels of CSS. */
export const THUMBNAIL = { width: 480, height: 360 } as const;

/** The better first. */
export const THUMBNAIL_FORMATS = ['avif', 'webp'] as const;
export type ThumbnailFormat = (typeof THUMBNAIL_FORMATS)[number];

/** In pixels of the file: for a plain screen, and for a dense one. */
export const THUMBNAIL_WIDTHS = [THUMBNAIL.width, 2 * THUMBNAIL.width] as const;

/** What a picture element chooses from, for the address that a card gives: the `srcset` of one format. */
export function writeThumbnailSources(address: string, format: ThumbnailFormat): string {
  return THUMBNAIL_WIDTHS.map(
    (width) => `${address}?format=${format}&width=${width} ${width / THUMBNAIL.width}x`,
  ).join(', ');
}

/** The large one of a kind that every program reads: for previews of links, and for machines. */
export function writeLargeThumbnailAddress(address: string): string {
  return `${address}?format=webp&width=${2 * THUMBNAIL.width}`;
}
