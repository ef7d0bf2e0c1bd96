import { splitAnswer } from './long-answers.ts';
import { createReceiver, type SentDrawing } from './sent-drawing.ts';
import { TASKS, type TaskName } from './tasks.ts';

/** What is asked of the worker; the number tells which answer belongs to which question. */
export interface Question {
  readonly number: number;
  readonly name: TaskName;
  readonly drawing: SentDrawing;
  readonly input: unknown;
}

export type Answer = { readonly number: number } /** A part of a long list; the rest of it follows. */ & (
  | { readonly part: unknown }
  | { readonly output: unknown }
  | { readonly failed: string }
);

const receive = createReceiver();

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const { number, name, drawing, input } = data;
  try {
    const perform = TASKS[name] as (drawing: ReturnType<typeof receive>, input: unknown) => unknown;
    const output = perform(receive(drawing), input);
    const transfer = output instanceof ImageBitmap ? [output] : [];
    const parts = splitAnswer(output);
    for (const part of parts.slice(0, -1)) postMessage({ number, part } satisfies Answer);
    postMessage({ number, output: parts.at(-1) } satisfies Answer, { transfer });
  } catch (error) {
    postMessage({ number, failed: String(error) } satisfies Answer);
  }
});
