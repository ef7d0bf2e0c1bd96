import { openChat } from '../../platform/ai/chat.ts';
import type { LanguageModel } from './dependencies.ts';

/** How long an answer may take. */
const ANSWER_MS = 15_000;

export interface LanguageModelSettings {
  readonly provider: string;
  readonly endpoint: string;
  readonly model: string;
  readonly isLocal: boolean;
}

export function openLanguageModel(
  { provider, endpoint, model, isLocal }: LanguageModelSettings,
  timeoutMs = ANSWER_MS,
): LanguageModel {
  return { provider, endpoint, model, isLocal, chat: openChat({ endpoint, model, isLocal, timeoutMs }) };
}
