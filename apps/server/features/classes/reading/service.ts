import { type ReadingProfile, readingProfile } from '@relievo/contracts/classes';
import { readKeptDisplay, readKeptStudio } from '@relievo/contracts/people';
import type { AppTransaction, Viewer } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusals/refuse.ts';
import type { ClassDependencies } from '../dependencies.ts';
import { findTaughtOrRefuse } from '../finding-service.ts';
import * as rows from './repository.ts';

interface OneLearner {
  readonly id: string;
  readonly userId: string;
}

type Change = { readonly [Name in keyof ReadingProfile]?: ReadingProfile[Name] | undefined };

export function readReading(
  { database }: ClassDependencies,
  person: Viewer,
  learner: OneLearner,
): Promise<ReadingProfile> {
  return database.asUser(person, async (tx) => {
    await findTaughtOrRefuse(tx, learner.id);
    return findProfileOrRefuse(tx, learner);
  });
}

/** It is the learner's own studio and display that change: they find it on every device, and may change it again. */
export function changeReading(
  { database }: ClassDependencies,
  person: Viewer,
  learner: OneLearner,
  { contrast, ...studio }: Change,
): Promise<ReadingProfile> {
  return database.asUser(person, async (tx) => {
    await findTaughtOrRefuse(tx, learner.id);
    const display = contrast === undefined ? {} : { contrastLevel: contrast };
    if (!(await rows.changeReading(tx, learner, { studio, display }))) throw refuse('not_found');
    return findProfileOrRefuse(tx, learner);
  });
}

async function findProfileOrRefuse(tx: AppTransaction, learner: OneLearner): Promise<ReadingProfile> {
  const row = await rows.findReading(tx, learner);
  if (!row) throw refuse('not_found');
  const { contrastLevel = 'normal' } = readKeptDisplay(row.display);
  return readingProfile.parse({ ...readKeptStudio(row.studio), contrast: contrastLevel });
}
