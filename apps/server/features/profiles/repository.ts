import type { AppTransaction, AuthTransaction } from '../../platform/database/database.ts';

export interface ProfileRow {
  display_name: string;
  username: string | null;
  bio: string;
  avatar_file_id: string | null;
  avatar_alt: string;
}

export async function findProfile(tx: AppTransaction): Promise<ProfileRow | undefined> {
  const rows = await tx.query<ProfileRow>(
    'profile',
    `select display_name, username, bio, avatar_file_id, avatar_alt from profiles
     where user_id = (select app_uid())`,
  );
  return rows[0];
}

/** The account holds the names and the profile shows them. False where somebody else has the username. */
export async function rename(
  tx: AuthTransaction,
  userId: string,
  { displayName, username }: { displayName?: string | undefined; username?: string | undefined },
  now: Date,
): Promise<boolean> {
  const rows = await tx.query<{ id: string }>(
    'profile-rename',
    `update users set name = coalesce($2, name), username = coalesce($3, username),
       display_username = coalesce($3, display_username), updated_at = $4
     where id = $1
       and not exists (select from users other where other.id <> $1 and folded(other.username) = folded($3))
     returning id`,
    [userId, displayName ?? null, username ?? null, now],
  );
  return rows.length > 0;
}

export async function setBio(tx: AppTransaction, bio: string): Promise<void> {
  await tx.query('profile-bio', 'update profiles set bio = $1 where user_id = (select app_uid())', [bio]);
}

/** Says which file was shown before. */
export async function setPicture(
  tx: AppTransaction,
  fileId: string | null,
  alt: string,
): Promise<string | null> {
  const rows = await tx.query<{ before: string | null }>(
    'profile-picture',
    `with before as (select user_id, avatar_file_id from profiles where user_id = (select app_uid()) for update)
     update profiles p set avatar_file_id = $1, avatar_alt = $2
     from before where p.user_id = before.user_id
     returning before.avatar_file_id as before`,
    [fileId, alt],
  );
  return rows[0]?.before ?? null;
}

/** False where there is no picture to be described. */
export async function setAlt(tx: AppTransaction, alt: string): Promise<boolean> {
  const rows = await tx.query<{ user_id: string }>(
    'profile-alt',
    `update profiles set avatar_alt = $1
     where user_id = (select app_uid()) and avatar_file_id is not null
     returning user_id`,
    [alt],
  );
  return rows.length > 0;
}

/** A file is a picture of a person only while a profile that the viewer may see shows it. */
export async function findPicture(
  tx: AppTransaction,
  fileId: string,
): Promise<{ sha256: string; media_type: string; size: number } | undefined> {
  const rows = await tx.query<{ sha256: string; media_type: string; size: number }>(
    'picture',
    `select sha256, media_type, size::int as size from files f
     where id = $1 and exists (select from profiles p where p.avatar_file_id = f.id)`,
    [fileId],
  );
  return rows[0];
}
