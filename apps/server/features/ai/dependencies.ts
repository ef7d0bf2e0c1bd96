import type { Chat } from '../../platform/ai/chat.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Seal } from '../../platform/seal.ts';

/** The language model that is asked, as the operator named it. */
export interface LanguageModel {
  /** What people call whoever runs it. */
  readonly provider: string;
  readonly endpoint: string;
  readonly model: string;
  /** Whether it may stand on this machine or in its network. */
  readonly isLocal: boolean;
  readonly chat: Chat;
}

export interface AiDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly seal: Seal;
  readonly languageModel: LanguageModel;
  /** How often it may be asked in a day. */
  readonly descriptionsADay: { readonly person: number; readonly installation: number };
}
