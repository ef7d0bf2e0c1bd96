import { findChosenModel } from '../site-settings/service.ts';
import type { AiDependencies } from './dependencies.ts';
import { openLanguageModel } from './language-model-rules.ts';

/**
 * With the language model that a super administrator has set, where there is one. Whether a model may stand in the
 * network of the server stays with whoever runs it.
 */
export async function withChosenModel<Given extends Pick<AiDependencies, 'database' | 'languageModel'>>(
  given: Given,
): Promise<Given> {
  const chosen = await findChosenModel(given);
  if (chosen === null) return given;
  const { isLocal } = given.languageModel;
  return { ...given, languageModel: openLanguageModel({ ...chosen, isLocal }) };
}
