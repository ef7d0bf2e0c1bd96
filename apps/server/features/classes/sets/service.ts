import type { ClassSet, ClassSheet } from '@relievo/contracts/classes';
import { readKeptStudio } from '@relievo/contracts/people';
import type { AppTransaction, Viewer } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusals/refuse.ts';
import { readForReader, type Standing } from '../../outputs/service.ts';
import type { ClassDependencies } from '../dependencies.ts';
import { findTaughtOrRefuse } from '../finding-service.ts';
import { findSet, type SetRow } from './repository.ts';
import { chooseSheet } from './sheet-rules.ts';

export interface SetKey {
  readonly id: string;
  readonly assignmentId: string;
}

type Sheet = ClassSheet & Pick<Standing, 'files'>;

export interface FoundSet extends Pick<SetRow, 'collection' | 'class_name'> {
  readonly sheets: readonly Sheet[];
}

/** A sheet for each reader and each resource of an assignment, in the form that this reader reads. */
export async function findSheets(
  { database }: Pick<ClassDependencies, 'database'>,
  person: Viewer,
  key: SetKey,
  { makes }: { readonly makes: boolean },
): Promise<FoundSet> {
  return database.asUser(person, async (tx) => {
    await findTaughtOrRefuse(tx, key.id);
    const set = await findSet(tx, key);
    if (!set) throw refuse('not_found');
    const read = rememberStandings(tx, makes);
    const sheets: Sheet[] = [];
    for (const { userId, displayName, studio: kept } of set.learners) {
      const studio = readKeptStudio(kept);
      for (const { id: resourceId, title, isText } of set.resources) {
        const { format, profile } = chooseSheet(studio, isText);
        const standing = await read({ id: resourceId, format, profile, studio });
        sheets.push({ userId, displayName, resourceId, title, format, profile, ...standing });
      }
    }
    return { ...set, sheets };
  });
}

/** Readers of one kind have the same sheets: each is looked for, and made, once. */
function rememberStandings(tx: AppTransaction, makes: boolean) {
  const known = new Map<string, Standing>();
  return async (wanted: Parameters<typeof readForReader>[1]): Promise<Standing> => {
    const name = JSON.stringify(wanted);
    const standing = known.get(name) ?? (await readForReader(tx, wanted, { makes }));
    known.set(name, standing);
    return standing;
  };
}

export async function readSet(
  dependencies: Pick<ClassDependencies, 'database'>,
  person: Viewer,
  key: SetKey,
  making: { readonly makes: boolean },
): Promise<ClassSet> {
  const { sheets } = await findSheets(dependencies, person, key, making);
  return {
    sheets: sheets.map((sheet) => {
      const { files: _, ...told } = sheet;
      return told;
    }),
  };
}
