import { randomInt } from 'node:crypto';
import {
  CLASS_LIMITS,
  type ClassCode,
  CODE_LETTERS,
  type LearnerCredentials,
  readClassCode,
  writeClassCode,
} from '@relievo/contracts/classes';
import type { AppTransaction, Viewer } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusals/refuse.ts';
import { takeCodeTry } from '../../accounts/service.ts';
import type { ClassDependencies } from '../dependencies.ts';
import { findTaughtOrRefuse } from '../finding-service.ts';
import { makePassword } from '../learners/service.ts';
import { writeUsernameBase } from '../learners/words-rules.ts';
import * as rows from './repository.ts';

const NOBODY: Viewer = { userId: null, organizationId: null };
const MOST_TRIES = 20;

export async function findCode(
  tx: AppTransaction,
  classId: string,
): Promise<{ code: string; isShut: boolean } | null> {
  const row = await rows.findCode(tx, classId);
  return row ? { code: writeClassCode(row), isShut: row.is_shut } : null;
}

/** The code of before opens nothing from now on. */
export function makeCode(
  { database }: ClassDependencies,
  person: Viewer,
  id: string,
): Promise<{ code: string }> {
  return database.asUser(person, async (tx) => {
    await findTaughtOrRefuse(tx, id);
    await rows.deleteCode(tx, id);
    for (let at = 0; at < MOST_TRIES; at += 1) {
      const code = { handle: drawLetters(), secret: drawLetters() };
      if (await rows.insertCode(tx, id, code)) return { code: writeClassCode(code) };
    }
    throw new Error('No code is free.');
  });
}

function drawLetters(): string {
  return Array.from({ length: 4 }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
}

export function endCode(
  { database }: ClassDependencies,
  person: Viewer,
  id: string,
): Promise<Record<string, never>> {
  return database.asUser(person, async (tx) => {
    await findTaughtOrRefuse(tx, id);
    await rows.deleteCode(tx, id);
    return {};
  });
}

export async function joinByCode(
  dependencies: ClassDependencies,
  person: Viewer,
  { code: typed, address }: { readonly code: string; readonly address: string },
): Promise<{ classId: string; className: string }> {
  const { code, className } = await openCode(dependencies, typed, address);
  const classId = await dependencies.database.asUser(person, (tx) => rows.joinClass(tx, code));
  if (classId === null) throw refuse('class_code_wrong');
  return { classId, className };
}

/** For who has no account yet: one is made, and its words are told once. */
export async function enrolByCode(
  dependencies: ClassDependencies,
  { code: typed, name, address }: { readonly code: string; readonly name: string; readonly address: string },
): Promise<LearnerCredentials & { className: string }> {
  const { code, className } = await openCode(dependencies, typed, address);
  const { words, hash } = await makePassword(dependencies);
  const made = await dependencies.database.asUser(NOBODY, (tx) =>
    rows.enrolLearner(tx, code, { name, hash, base: writeUsernameBase(name) }),
  );
  if (!made) throw refuse('class_too_large', { most: CLASS_LIMITS.learners });
  return { userId: made.id, name, username: made.username, words, className };
}

/** A wrong code is counted for the network, and against its class: that transaction ends before the refusal. */
async function openCode(
  { database, clock }: ClassDependencies,
  typed: string,
  address: string,
): Promise<{ code: ClassCode; className: string }> {
  const code = readClassCode(typed);
  if (!code) throw refuse('class_code_wrong');
  const attempt = await takeCodeTry(database, address, clock.now());
  const found = await database.asUser(NOBODY, (tx) => rows.tryCode(tx, code));
  if (found?.state === 'shut') throw refuse('class_code_shut');
  if (!found) throw attempt.failed(refuse('class_code_wrong'));
  await attempt.succeeded();
  return { code, className: found.class_name ?? '' };
}
