import type { ResourceCard } from '@relievo/contracts';

/** Where the small picture of a resource lies; the address changes with the picture, so that it is kept for long. */
export function thumbnailOf({
  id,
  thumbnail_file_id: file,
  alt_text: alt,
}: {
  readonly id: string;
  readonly thumbnail_file_id: string | null;
  readonly alt_text: string;
}): ResourceCard['thumbnail'] {
  return file === null ? null : { address: `/api/resources/${id}/thumbnail?v=${file}`, alt };
}
