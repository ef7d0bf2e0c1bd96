import type { ThumbnailFormat } from '@relievo/contracts/library/files';
import type { AppTransaction, SystemTransaction } from '../../platform/database/database.ts';

export interface ThumbnailKey {
  readonly id: string;
  readonly width: number;
  readonly format: ThumbnailFormat;
}

export interface PictureRow {
  readonly sha256: string;
  readonly media_type: string;
  readonly owner_id: string | null;
  /** It could not be made not long ago. */
  readonly failed: boolean;
  readonly made: string | null;
}

/** A picture that a resource shows which the viewer may see, and what was made of it. */
export async function findPicture(
  tx: AppTransaction,
  { id, width, format }: ThumbnailKey,
  failedSince: Date,
): Promise<PictureRow | undefined> {
  const rows = await tx.query<PictureRow>(
    'thumbnail-picture',
    `select f.sha256, f.media_type, f.owner_id, t.sha256 as made,
       coalesce(t.sha256 is null and t.created_at > $4::timestamptz, false) as failed
     from files f left join thumbnails t on t.file_id = f.id and t.width = $2 and t.format = $3
     where f.id = $1 and (
       exists (select from resources r where r.image_file_id = f.id)
       or exists (select from resources r where r.thumbnail_file_id = f.id))`,
    [id, width, format, failedSince],
  );
  return rows[0];
}

/** In place of what is known of it; without content it could not be made. */
export async function keepThumbnail(
  tx: SystemTransaction,
  { id, width, format }: ThumbnailKey,
  sha256: string | null,
  now: Date,
): Promise<void> {
  await tx.query(
    'thumbnail-forget',
    'delete from thumbnails where file_id = $1 and width = $2 and format = $3',
    [id, width, format],
  );
  // Two servers that make one at the same moment keep the first, and a picture may be gone by now.
  await tx.query(
    'thumbnail-insert',
    `insert into thumbnails (file_id, width, format, sha256, created_at)
     select f.id, $2, $3, $4, $5 from files f where f.id = $1
     on conflict do nothing`,
    [id, width, format, sha256, now],
  );
}
