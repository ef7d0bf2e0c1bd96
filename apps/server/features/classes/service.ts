import type { ClassView, SchoolClass } from '@relievo/contracts/classes';
import type { Viewer } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import { readOrganization } from '../organizations/service.ts';
import { findCode } from './codes/service.ts';
import type { ClassDependencies } from './dependencies.ts';
import { findClassOrRefuse, findTaughtOrRefuse } from './finding-service.ts';
import * as rows from './repository.ts';

export type { ClassDependencies } from './dependencies.ts';

type Done = Record<string, never>;

export function listClasses({ database }: ClassDependencies, person: Viewer): Promise<SchoolClass[]> {
  return database.asUser(person, async (tx) => (await rows.findClasses(tx)).map(toClass));
}

export function readClass({ database }: ClassDependencies, person: Viewer, id: string): Promise<ClassView> {
  return database.asUser(person, async (tx) => {
    const found = toClass(await findClassOrRefuse(tx, id));
    const everybody = await rows.findPeople(tx, id);
    const toPerson = ({ user_id: userId, display_name: displayName }: rows.ClassPersonRow) => ({
      userId,
      displayName,
    });
    return {
      ...found,
      teachers: everybody.filter(({ teaches }) => teaches).map(toPerson),
      people: everybody
        .filter(({ teaches }) => !teaches)
        .map((row) => ({
          ...toPerson(row),
          // How somebody signs in is no concern of those who sit beside them.
          username: found.teaches ? row.username : null,
          isMadeHere: row.is_made_here,
        })),
      code: found.teaches ? await findCode(tx, id) : null,
    };
  });
}

export async function createClass(
  dependencies: ClassDependencies,
  person: Viewer,
  { organizationId, name }: { readonly organizationId: string; readonly name: string },
): Promise<SchoolClass> {
  const { organization } = await readOrganization(dependencies, person, organizationId);
  if (organization.type === 'personal') throw refuse('organization_is_personal');
  return tellingWhy(() =>
    dependencies.database.asUser(person, async (tx) =>
      toClass(await findClassOrRefuse(tx, await rows.insertClass(tx, organizationId, name))),
    ),
  );
}

export function renameClass(
  { database }: ClassDependencies,
  person: Viewer,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<Done> {
  return tellingWhy(() =>
    database.asUser(person, async (tx) => {
      await findTaughtOrRefuse(tx, id);
      await rows.renameClass(tx, id, name);
      return {};
    }),
  );
}

export function setSecondSteps(
  { database }: ClassDependencies,
  person: Viewer,
  { id, isAllowed }: { readonly id: string; readonly isAllowed: boolean },
): Promise<Done> {
  return database.asUser(person, async (tx) => {
    await findTaughtOrRefuse(tx, id);
    await rows.setSecondSteps(tx, id, isAllowed);
    return {};
  });
}

export function removeClass({ database }: ClassDependencies, person: Viewer, id: string): Promise<Done> {
  return database.asUser(person, async (tx) => {
    await findTaughtOrRefuse(tx, id);
    await rows.removeClass(tx, id);
    return {};
  });
}

/** What PostgreSQL says where a policy stands against something, and where a name is taken. */
const NO_RIGHT = '42501';
const TAKEN = '23505';

async function tellingWhy<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === TAKEN) throw refuse('team_name_taken');
    if (code === NO_RIGHT) throw refuse('class_not_yours');
    throw error;
  }
}

function toClass(row: rows.ClassRow): SchoolClass {
  return {
    id: row.id,
    name: row.name,
    organization: { id: row.organization_id, name: row.organization_name },
    teaches: row.teaches,
    learners: row.learners,
    allowsSecondSteps: row.allows_second_steps,
  };
}
