import type { AppTransaction } from '../../platform/database/database.ts';
import { SHOWN_PICTURES } from '../../platform/http/files/shown-pictures.ts';

export interface PictureFile {
  sha256: string;
  size: number;
  media_type: string;
  name: string;
}

/** The picture that a draft of the person asking began with. */
export async function findPictureFile(tx: AppTransaction, id: string): Promise<PictureFile | undefined> {
  const rows = await tx.query<PictureFile>(
    'picture-of-draft',
    `select f.sha256, f.size::float8 as size, f.media_type, f.name
     from drafts d join files f on f.id = d.source_file_id
     where d.id = $1 and d.kind = 'converter' and d.owner_id = (select app_uid())`,
    [id],
  );
  return rows[0];
}

export interface OwnPicture extends PictureFile {
  title: string;
  description: string;
  alt_text: string;
  language: string;
  licence: string;
  category: string | null;
  subject: string | null;
  difficulty_level: string | null;
  tags: string[];
}

/** The picture from which a resource of the person asking was made. */
export async function findOwnPicture(tx: AppTransaction, id: string): Promise<OwnPicture | undefined> {
  const rows = await tx.query<OwnPicture>(
    'picture-of-resource',
    `select f.sha256, f.size::float8 as size, f.media_type, f.name, r.title, r.description, r.alt_text, r.language,
       r.licence, r.category, r.subject, r.difficulty_level, r.tags
     from resources r join files f on f.id = r.source_file_id
     where r.id = $1 and r.submitted_by = (select app_uid())
       and f.media_type = any($2)`,
    [id, SHOWN_PICTURES],
  );
  return rows[0];
}
