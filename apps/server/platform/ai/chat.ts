import { z } from 'zod';
import { AddressRefused, type Resolve, resolveHost } from './guarded-lookup.ts';
import { post, TooLong } from './post.ts';

export interface ChatSettings {
  /** The address that OpenAI-compatible servers give, such as https://api.openai.com/v1. */
  readonly endpoint: string;
  readonly model: string;
  /** The operator named a server of their own: on this machine or in their network, and without encryption too. */
  readonly isLocal: boolean;
  readonly timeoutMs: number;
  readonly resolve?: Resolve;
}

export interface Question {
  readonly system: string;
  readonly user: string;
  readonly mostTokens: number;
  readonly temperature: number;
}

/** One language model behind a chat-completions endpoint. */
export interface Chat {
  /** The words of the first choice; throws a ChatError. */
  complete(key: string, question: Question): Promise<string>;
}

/** key_refused: it wants another key; refused: it answered, and not with words; unreadable: with something else. */
export type ChatFailure =
  | 'timed_out'
  | 'address_refused'
  | 'unreachable'
  | 'key_refused'
  | 'refused'
  | 'unreadable';

export class ChatError extends Error {
  override readonly name = 'ChatError';
  readonly failure: ChatFailure;

  constructor(failure: ChatFailure, options: { readonly cause?: unknown } = {}) {
    super(`The language model gave no words: ${failure}.`, options);
    this.failure = failure;
  }
}

/** Far more than 50 tokens can take, with everything that servers put around them. */
const MOST_BYTES = 64 * 1024;

const completion = z.object({
  choices: z.tuple([z.object({ message: z.object({ content: z.string() }) })]).rest(z.unknown()),
});

export function openChat({ endpoint, model, isLocal, timeoutMs, resolve = resolveHost }: ChatSettings): Chat {
  const url = new URL(`${endpoint.replace(/(?<!\/)\/+$/, '')}/chat/completions`);
  return {
    async complete(key, { system, user, mostTokens, temperature }) {
      const body = {
        model,
        messages: [
          { role: 'system', content: system },
          { role: 'user', content: user },
        ],
        max_tokens: mostTokens,
        temperature,
      };
      const signal = AbortSignal.timeout(timeoutMs);
      const options = { key, isLocal, resolve, signal, mostBytes: MOST_BYTES };
      const { status, text } = await post(url, JSON.stringify(body), options).catch((error: unknown) => {
        throw new ChatError(signal.aborted ? 'timed_out' : failureOf(error), { cause: error });
      });
      if (status !== 200) throw new ChatError(KEY_REFUSED.has(status) ? 'key_refused' : 'refused');
      return readWords(text);
    },
  };
}

const KEY_REFUSED = new Set([401, 403]);

function failureOf(error: unknown): ChatFailure {
  if (error instanceof AddressRefused) return 'address_refused';
  return error instanceof TooLong ? 'unreadable' : 'unreachable';
}

function readWords(text: string): string {
  try {
    return completion.parse(JSON.parse(text)).choices[0].message.content;
  } catch (error) {
    throw new ChatError('unreadable', { cause: error });
  }
}
