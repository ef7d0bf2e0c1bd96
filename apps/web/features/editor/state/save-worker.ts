import { createClient, readRefusal } from '@relievo/contracts/client';
import type { DrawingEntry } from '@relievo/contracts/values';

export interface ToSave {
  readonly number: number;
  readonly drawing: { readonly id: string; readonly edits: number; readonly svg: string };
}

/** Why it was refused; null where the server was not reached. */
export type Saved = { readonly number: number } & (
  | { readonly entry: DrawingEntry }
  | { readonly refusal: ReturnType<typeof readRefusal> }
);

const client = createClient(location.origin);

addEventListener('message', async ({ data: { number, drawing } }: MessageEvent<ToSave>) => {
  try {
    postMessage({ number, entry: await client.drawings.save(drawing) } satisfies Saved);
  } catch (thrown) {
    postMessage({ number, refusal: readRefusal(thrown) } satisfies Saved);
  }
});
