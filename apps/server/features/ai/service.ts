import type { AiSettings, AiTest } from '@relievo/contracts/ai';
import { ChatError, type Question } from '../../platform/ai/chat.ts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import type { SignedIn } from '../../platform/http/requests/context.ts';
import { errorCode } from '../../platform/refusal.ts';
import { givePermit, requireRecentProof, takePermit } from '../accounts/service.ts';
import type { AiDependencies } from './dependencies.ts';
import { composeQuestion, readDescription } from './description-rules.ts';
import { describeSettings, forgetKey, keepKey, openKey } from './key-rules.ts';
import { composeChartQuestion, readMeaning } from './meaning-rules.ts';
import { insertAudit, takeCall } from './repository.ts';

/** The face of the feature: what routes and the command of the operator ask. */
export { withChosenModel } from './chosen-model-service.ts';
export type { AiDependencies } from './dependencies.ts';
export { describeSettings, forgetKey, keepKey } from './key-rules.ts';
export { openLanguageModel } from './language-model-rules.ts';

const PURPOSE = 'describe a collection';
const PERMIT_SECONDS = 5 * 60;

/** What people get instead of the provider's key: it opens one call of ours, once. */
export async function openKeyForPerson(dependencies: AiDependencies, person: SignedIn): Promise<string> {
  await findKeyOrRefuse(dependencies);
  return givePermit(dependencies, person, PURPOSE, PERMIT_SECONDS);
}

export async function describeCollection(
  dependencies: AiDependencies,
  person: SignedIn,
  { apiKey, name }: { readonly apiKey: string; readonly name: string },
): Promise<{ description: string; provider: string }> {
  const description = readDescription(await askModel(dependencies, person, apiKey, composeQuestion(name)));
  const { provider } = dependencies.languageModel;
  if (description === '') throw refuse('ai_failed', { name: provider });
  return { description, provider };
}

/** What a chart means, proposed from what is told of it. */
export async function explainChart(
  dependencies: AiDependencies,
  person: SignedIn,
  { apiKey, facts }: { readonly apiKey: string; readonly facts: string },
): Promise<{ meaning: string; provider: string }> {
  const meaning = readMeaning(await askModel(dependencies, person, apiKey, composeChartQuestion(facts)));
  const { provider } = dependencies.languageModel;
  if (meaning === '') throw refuse('ai_failed', { name: provider });
  return { meaning, provider };
}

/** The call is counted before it is made: what it costs is spent whatever comes of it. */
async function askModel(
  dependencies: AiDependencies,
  person: SignedIn,
  apiKey: string,
  question: Question,
): Promise<string> {
  const { languageModel, log } = dependencies;
  const { provider, chat } = languageModel;
  if (!(await takePermit(dependencies, person, PURPOSE, apiKey))) throw refuse('ai_key_not_valid');
  const key = await findKeyOrRefuse(dependencies);
  await countCall(dependencies, person);
  return chat.complete(key, question).catch((error: unknown) => {
    if (!(error instanceof ChatError)) throw error;
    const code = errorCode(error.cause);
    log.warn({ provider, failure: error.failure, code }, 'a language model gave no description');
    throw error.failure === 'timed_out'
      ? refuse('ai_timed_out', { name: provider })
      : refuse('ai_failed', { name: provider });
  });
}

async function findKeyOrRefuse(dependencies: AiDependencies): Promise<string> {
  const key = await openKey(dependencies);
  if (key === null) throw refuse('ai_key_missing', { name: dependencies.languageModel.provider });
  return key;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** A day is one of UTC, the same for everybody. */
async function countCall(
  { database, clock, descriptionsADay, languageModel }: AiDependencies,
  person: SignedIn,
): Promise<void> {
  const now = clock.now();
  const seconds = Math.ceil((DAY_MS - (now.getTime() % DAY_MS)) / 1000);
  await database.asUser(person, async (tx) => {
    const taken = await takeCall(tx, descriptionsADay, now.toISOString().slice(0, 10));
    if (taken === 'person') throw refuse('ai_quota_used', { seconds });
    if (taken === 'all') throw refuse('ai_quota_used_here', { seconds });
    await insertAudit(tx, 'ai.asked', { purpose: PURPOSE, model: languageModel.model });
  });
}

export async function setKey(
  dependencies: AiDependencies,
  person: SignedIn,
  key: string,
): Promise<AiSettings> {
  await requireRecentProof(dependencies, person);
  await keepKey(dependencies, key, (write) => dependencies.database.asUser(person, write));
  return describeSettings(dependencies);
}

export async function clearKey(dependencies: AiDependencies, person: SignedIn): Promise<AiSettings> {
  await requireRecentProof(dependencies, person);
  await forgetKey(dependencies, (write) => dependencies.database.asUser(person, write));
  return describeSettings(dependencies);
}

/** Asks as a person would be answered, and says what went wrong. */
export async function testConnection(
  dependencies: Pick<AiDependencies, 'database' | 'seal' | 'languageModel'>,
): Promise<AiTest> {
  const key = await openKey(dependencies);
  if (key === null) return { outcome: 'key_missing' };
  try {
    const words = await dependencies.languageModel.chat.complete(key, composeQuestion('Maps'));
    return { outcome: readDescription(words) === '' ? 'unreadable' : 'works' };
  } catch (error) {
    if (error instanceof ChatError) return { outcome: error.failure };
    throw error;
  }
}
