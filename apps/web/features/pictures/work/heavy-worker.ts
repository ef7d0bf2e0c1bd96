import { HEAVY_TASKS, type HeavyName } from './heavy-tasks.ts';

/** What is asked of the worker; the number tells which answer belongs to which question. */
export interface HeavyQuestion {
  readonly number: number;
  readonly name: HeavyName;
  readonly input: unknown;
}

export type HeavyAnswer = { readonly number: number } & (
  | { readonly output: unknown }
  | { readonly failed: string }
);

addEventListener('message', ({ data }: MessageEvent<HeavyQuestion>) => {
  const { number, name, input } = data;
  try {
    const perform = HEAVY_TASKS[name] as (input: unknown) => unknown;
    postMessage({ number, output: perform(input) } satisfies HeavyAnswer);
  } catch (error) {
    postMessage({ number, failed: String(error) } satisfies HeavyAnswer);
  }
});
