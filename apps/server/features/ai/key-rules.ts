import type { AiSettings } from '@relievo/contracts/ai';
import type { AppTransaction, SystemTransaction } from '../../platform/database/database.ts';
import type { AiDependencies } from './dependencies.ts';
import { deleteKey, findKey, insertAudit, upsertKey } from './repository.ts';

/** With which rights a key is written: those of a super administrator who asks, or of whoever holds the server. */
export type WriteKey = (write: (tx: AppTransaction | SystemTransaction) => Promise<void>) => Promise<void>;

type KeyDependencies = Pick<AiDependencies, 'database' | 'seal' | 'languageModel'>;

const ENDING_LENGTH = 4;

/** From this length on four characters tell a key apart without giving it away. */
const LONG_ENOUGH = 20;

/** A key is sealed for the server that it was given for: an endpoint that changes does not get the key of another. */
function contextOf({ languageModel }: KeyDependencies) {
  return `ai key for ${new URL(languageModel.endpoint).origin}`;
}

/** Null where there is none, or none that can be read here. */
export async function openKey(dependencies: KeyDependencies): Promise<string | null> {
  const row = await dependencies.database.asSystem(findKey);
  return row ? dependencies.seal.open(row.sealed_key, contextOf(dependencies)) : null;
}

export async function keepKey(dependencies: KeyDependencies, key: string, write: WriteKey): Promise<void> {
  const sealed = dependencies.seal.seal(key, contextOf(dependencies));
  await write(async (tx) => {
    await upsertKey(tx, sealed);
    await insertAudit(tx, 'ai.key_set', { provider: dependencies.languageModel.provider });
  });
}

export async function forgetKey({ languageModel }: KeyDependencies, write: WriteKey): Promise<void> {
  await write(async (tx) => {
    await deleteKey(tx);
    await insertAudit(tx, 'ai.key_cleared', { provider: languageModel.provider });
  });
}

export async function describeSettings(dependencies: KeyDependencies): Promise<AiSettings> {
  const { provider, endpoint, model } = dependencies.languageModel;
  const row = await dependencies.database.asSystem(findKey);
  const key = row ? dependencies.seal.open(row.sealed_key, contextOf(dependencies)) : null;
  return {
    provider,
    endpoint,
    model,
    key: key !== null ? 'set' : row ? 'unreadable' : 'missing',
    keyEnding: key !== null && key.length >= LONG_ENOUGH ? key.slice(-ENDING_LENGTH) : null,
    keySetAt: row?.set_at.toISOString() ?? null,
  };
}
