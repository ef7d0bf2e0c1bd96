import { CLASS_LIMITS, type LearnerCredentials, readNameList } from '@relievo/contracts/classes';
import type { Viewer } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusals/refuse.ts';
import { forgetWordGuesses, mailHandOver } from '../../accounts/service.ts';
import type { ClassDependencies } from '../dependencies.ts';
import { findTaughtOrRefuse } from '../finding-service.ts';
import * as rows from './repository.ts';
import { makeWords, writeUsernameBase } from './words-rules.ts';

export interface OneLearner {
  readonly id: string;
  readonly userId: string;
}

/** An account for each name of a list, all or none. What is told here nobody can be told again. */
export async function addLearners(
  dependencies: ClassDependencies,
  person: Viewer,
  { id, names: text }: { readonly id: string; readonly names: string },
): Promise<{ made: LearnerCredentials[]; wrong: string[] }> {
  const { database } = dependencies;
  const { names, wrong } = readNameList(text);
  const most = CLASS_LIMITS.learners;
  await database.asUser(person, async (tx) => {
    const { learners } = await findTaughtOrRefuse(tx, id);
    if (names.length > CLASS_LIMITS.atOneTime || learners + names.length > most)
      throw refuse('class_too_large', { most });
  });
  const people: { name: string; words: string; hash: string }[] = [];
  for (const name of names) people.push({ name, ...(await makePassword(dependencies)) });
  return database.asUser(person, async (tx) => {
    const made = await rows.makeLearners(
      tx,
      id,
      people.map(({ name, hash }) => ({ name, hash, base: writeUsernameBase(name) })),
    );
    if (made.length !== people.length) throw refuse('class_not_yours');
    return {
      made: made.map(({ id: userId, username }, place) => {
        const { name = '', words = '' } = people[place] ?? {};
        return { userId, name, username, words };
      }),
      wrong: [...wrong],
    };
  });
}

/** New words in place of those of before: whoever knew these is signed out. */
export async function makeNewPassword(
  dependencies: ClassDependencies,
  person: Viewer,
  { id, userId }: OneLearner,
): Promise<LearnerCredentials> {
  const { database } = dependencies;
  await database.asUser(person, (tx) => findTaughtOrRefuse(tx, id));
  const { words, hash } = await makePassword(dependencies);
  const { name, username } = await database.asUser(person, async (tx) => {
    const username = await rows.setPassword(tx, { id, userId, hash });
    if (username === null) throw refuse('not_found');
    return { username, name: await rows.findName(tx, userId) };
  });
  await forgetWordGuesses(dependencies, username);
  return { userId, name, username, words };
}

/** Its person gets a link; until they take the account over, everything stays as it is. */
export async function beginHandOver(
  dependencies: ClassDependencies,
  person: Viewer,
  { id, userId, email }: OneLearner & { readonly email: string },
): Promise<Record<string, never>> {
  await dependencies.database.asUser(person, async (tx) => {
    await findTaughtOrRefuse(tx, id);
    if (!(await rows.beginHandOver(tx, id, userId))) throw refuse('not_found');
  });
  if (!(await mailHandOver(dependencies, { userId, email }))) throw refuse('hand_over_just_sent');
  return {};
}

export function removeLearner(
  { database }: ClassDependencies,
  person: Viewer,
  { id, userId }: OneLearner,
): Promise<Record<string, never>> {
  return database.asUser(person, async (tx) => {
    await findTaughtOrRefuse(tx, id);
    if (!(await rows.removeLearner(tx, id, userId))) throw refuse('not_found');
    return {};
  });
}

/** Whoever adds a long list takes turns with those who sign in. */
export async function makePassword({
  passwords,
}: Pick<ClassDependencies, 'passwords'>): Promise<{ words: string; hash: string }> {
  const words = makeWords();
  return { words, hash: await passwords.inTurn((hashing) => hashing.hash(words)) };
}
