import { type MarkInput, type Marks, MOST_MARKS } from '@relievo/contracts/marks';
import type { AppTransaction, Database, Viewer } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import * as rows from './repository.ts';

export interface MarkDependencies {
  readonly database: Database;
}

export function listMarks({ database }: MarkDependencies, person: Viewer, id: string): Promise<Marks> {
  return database.asUser(person, (tx) => readMarksOrRefuse(tx, id));
}

/** Marks a place, or changes what is noted there. */
export function keepMark({ database }: MarkDependencies, person: Viewer, input: MarkInput): Promise<Marks> {
  return database.asUser(person, async (tx) => {
    const { canShare } = await readMarksOrRefuse(tx, input.id);
    if (input.isShared && !canShare) throw refuse('forbidden');
    if ((await rows.countOtherMarks(tx, input.id, input.place)) >= MOST_MARKS)
      throw refuse('marks_too_many', { most: MOST_MARKS });
    await rows.putMark(tx, input);
    return readMarksOrRefuse(tx, input.id);
  });
}

export function removeMark(
  { database }: MarkDependencies,
  person: Viewer,
  { id, place }: { readonly id: string; readonly place: string },
): Promise<Marks> {
  return database.asUser(person, async (tx) => {
    await readMarksOrRefuse(tx, id);
    await rows.deleteMark(tx, id, place);
    return readMarksOrRefuse(tx, id);
  });
}

/** What the person may not see is not there. */
async function readMarksOrRefuse(tx: AppTransaction, id: string): Promise<Marks> {
  if (!(await rows.isResourceVisible(tx, id))) throw refuse('not_found');
  const found = await rows.findMarks(tx, id);
  return {
    rows: found.map(({ place, note, is_shared: isShared, from_name: from }) => ({
      place,
      note,
      isShared,
      from,
    })),
    canShare: await rows.canShareMarks(tx),
  };
}
