import { readRefusal } from '@relievo/contracts/client';
import type { ErrorData } from '@relievo/contracts/errors';
import { client } from '../../../lib/server/client.ts';
import { DESCRIPTION_TIMEOUT, KEY_TIMEOUT } from '../query/limits.ts';

interface Described {
  readonly description: string;
  readonly provider: string;
}

/** Two calls: leave to ask once, and the description. Each has its time; the signal ends both. */
export async function askForDescription(name: string, signal: AbortSignal): Promise<Described> {
  const within = (ms: number) => ({ signal: AbortSignal.any([signal, AbortSignal.timeout(ms)]) });
  const { apiKey } = await client.ai.decryptApiKey(undefined, within(KEY_TIMEOUT));
  return client.ai.describeCollection({ apiKey, name }, within(DESCRIPTION_TIMEOUT));
}

export type DescriptionFailure =
  | { readonly kind: 'no_key'; readonly provider: string }
  | { readonly kind: 'timed_out' }
  /** With what the server says besides, such as that the day is used up. */
  | { readonly kind: 'failed'; readonly reason: string | null };

export function failureOf(thrown: unknown): DescriptionFailure {
  const refusal = readRefusal(thrown);
  if (refusal?.code === 'ai_key_missing') {
    const { name: provider } = refusal.data as ErrorData<'ai_key_missing'>;
    return { kind: 'no_key', provider };
  }
  const isLate = thrown instanceof DOMException && thrown.name === 'TimeoutError';
  if (isLate || refusal?.code === 'ai_timed_out') return { kind: 'timed_out' };
  return { kind: 'failed', reason: refusal?.message ?? null };
}
