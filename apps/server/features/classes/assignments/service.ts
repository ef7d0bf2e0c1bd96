import type { Assignment, MarkKind, OwnAssignment } from '@relievo/contracts/classes';
import type { Viewer } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusals/refuse.ts';
import type { ClassDependencies } from '../dependencies.ts';
import { findTaughtOrRefuse } from '../finding-service.ts';
import * as rows from './repository.ts';

type Done = Record<string, never>;

export function listAssignments(
  { database }: ClassDependencies,
  person: Viewer,
  id: string,
): Promise<Assignment[]> {
  return database.asUser(person, async (tx) => {
    await findTaughtOrRefuse(tx, id);
    return (await rows.findAssignments(tx, id)).map((row) => ({ ...toGiven(row), learners: row.learners }));
  });
}

export function giveAssignment(
  { database }: ClassDependencies,
  person: Viewer,
  given: rows.Given,
): Promise<{ id: string }> {
  return database.asUser(person, async (tx) => {
    await findTaughtOrRefuse(tx, given.id);
    const id = await rows.insertAssignment(tx, given);
    if (id === undefined) throw refuse('not_found');
    return { id };
  });
}

export function takeBackAssignment(
  { database }: ClassDependencies,
  person: Viewer,
  key: { readonly id: string; readonly assignmentId: string },
): Promise<Done> {
  return database.asUser(person, async (tx) => {
    await findTaughtOrRefuse(tx, key.id);
    if (!(await rows.deleteAssignment(tx, key))) throw refuse('not_found');
    return {};
  });
}

export function listOwnAssignments(
  { database }: ClassDependencies,
  person: Viewer,
): Promise<OwnAssignment[]> {
  return database.asUser(person, async (tx) =>
    (await rows.findOwn(tx)).map((row) => ({
      ...toGiven(row),
      className: row.class_name,
      teacherName: row.teacher_name,
      opened: row.opened,
      listened: row.listened,
    })),
  );
}

/** What is in no assignment of the person's leaves no trace here. */
export function markResource(
  { database }: ClassDependencies,
  person: Viewer,
  { resourceId, kind }: { readonly resourceId: string; readonly kind: MarkKind },
): Promise<Done> {
  return database.asUser(person, async (tx) => {
    await rows.markResource(tx, resourceId, kind);
    return {};
  });
}

function toGiven(row: Omit<rows.AssignmentRow, 'learners'>) {
  return {
    id: row.id,
    collection: { id: row.collection_id, name: row.name },
    note: row.note,
    dueOn: row.due_on,
    createdAt: row.created_at.toISOString(),
    resources: row.resources,
  };
}
