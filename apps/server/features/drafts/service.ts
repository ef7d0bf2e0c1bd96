import type { AppTransaction, Database, Viewer } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import { dropFile } from '../files/service.ts';
import * as rows from './repository.ts';

export type { DraftRow } from './repository.ts';

interface Needs {
  readonly database: Database;
}

interface DraftName {
  readonly id: string;
  readonly title: string;
  readonly savedAt: string;
  readonly resourceId: string | null;
}

interface DraftRules {
  readonly kind: rows.DraftKind;
  readonly most: number;
  readonly tooMany: 'chart_drafts_too_many' | 'picture_drafts_too_many';
  readonly changedElsewhere: 'chart_changed_elsewhere' | 'picture_changed_elsewhere';
}

/** Work of one kind, kept for its author from the first second: what is somebody else's is as what is not there. */
export interface KeptDrafts {
  list(needs: Needs, person: Viewer): Promise<DraftName[]>;
  find(tx: AppTransaction, id: string): Promise<rows.DraftRow>;
  /** The draft that a resource came of. */
  findOf(tx: AppTransaction, resourceId: string): Promise<rows.DraftRow | undefined>;
  /** Refuses one more than a person may have. */
  requireRoom(tx: AppTransaction): Promise<void>;
  begin(tx: AppTransaction, draft: rows.NewDraft): Promise<rows.DraftRow>;
  /** Whoever writes on an older count than the draft has is refused, and chooses. */
  save(needs: Needs, person: Viewer, written: rows.WrittenDraft): Promise<{ edits: number; savedAt: string }>;
  /** The file that it began with goes with it; a resource that came of it has a file of its own. */
  discard(needs: Needs, person: Viewer, id: string): Promise<Record<string, never>>;
  tie(tx: AppTransaction, id: string, resourceId: string): Promise<void>;
}

export function keepDrafts({ kind, most, tooMany, changedElsewhere }: DraftRules): KeptDrafts {
  const find: KeptDrafts['find'] = async (tx, id) => {
    const row = await rows.findDraft(tx, kind, id);
    if (!row) throw refuse('not_found');
    return row;
  };
  return {
    async list({ database }, person) {
      const found = await database.asUser(person, (tx) => rows.findNames(tx, kind, most));
      return found.map(({ id, title, updated_at, resource_id: resourceId }) => ({
        id,
        title,
        savedAt: updated_at.toISOString(),
        resourceId,
      }));
    },
    find,
    findOf: (tx, resourceId) => rows.findDraftOf(tx, kind, resourceId),
    async requireRoom(tx) {
      if ((await rows.countDrafts(tx, kind)) >= most) throw refuse(tooMany, { most });
    },
    begin: async (tx, draft) => find(tx, await rows.insertDraft(tx, kind, draft)),
    save: ({ database }, person, written) =>
      database.asUser(person, async (tx) => {
        await find(tx, written.id);
        const saved = await rows.writeDraft(tx, kind, written);
        if (!saved) throw refuse(changedElsewhere);
        return { edits: saved.edits, savedAt: saved.updated_at.toISOString() };
      }),
    discard: ({ database }, person, id) =>
      database.asUser(person, async (tx) => {
        const gone = await rows.deleteDraft(tx, kind, id);
        if (!gone) throw refuse('not_found');
        if (gone.file_id !== null) await dropFile(tx, gone.file_id);
        return {};
      }),
    tie: (tx, id, resourceId) => rows.tieToResource(tx, kind, id, resourceId),
  };
}

/** What every kind of draft says of itself beside its work. */
export function presentKept({ id, edits, updated_at, resource_id, is_open }: rows.DraftRow): {
  id: string;
  edits: number;
  savedAt: string;
  resource: { id: string; isOpen: boolean } | null;
} {
  return {
    id,
    edits,
    savedAt: updated_at.toISOString(),
    resource: resource_id === null ? null : { id: resource_id, isOpen: is_open },
  };
}
