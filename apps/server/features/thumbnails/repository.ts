import type { ThumbnailFormat } from '@relievo/contracts';
import type { AppTransaction, SystemTransaction } from '../../platform/database/database.ts';

export type ThumbnailKey = {
  readonly id: string;
  readonly width: number;
  readonly format: ThumbnailFormat;
};

export type PictureRow = {
  readonly sha256: string;
  readonly media_type: string;
  /** Whether somebody tried before; without content it could not be made. */
  readonly tried: boolean;
  readonly made: string | null;
};

/** A picture that a resource shows which the viewer may see, and what was made of it. */
export async function findPicture(
  tx: AppTransaction,
  { id, width, format }: ThumbnailKey,
): Promise<PictureRow | undefined> {
  const rows = await tx.query<PictureRow>(
    'thumbnail-picture',
    `select f.sha256, f.media_type, t.file_id is not null as tried, t.sha256 as made
     from files f left join thumbnails t on t.file_id = f.id and t.width = $2 and t.format = $3
     where f.id = $1 and (
       exists (select from resources r where r.image_file_id = f.id)
       or exists (select from resources r where r.thumbnail_file_id = f.id))`,
    [id, width, format],
  );
  return rows[0];
}

/** Two servers that make one thumbnail at the same moment keep the first. */
export async function insertThumbnail(
  tx: SystemTransaction,
  { id, width, format }: ThumbnailKey,
  sha256: string | null,
): Promise<void> {
  await tx.query(
    'thumbnail-insert',
    `insert into thumbnails (file_id, width, format, sha256)
     select f.id, $2, $3, $4 from files f where f.id = $1
     on conflict do nothing`,
    [id, width, format, sha256],
  );
}
