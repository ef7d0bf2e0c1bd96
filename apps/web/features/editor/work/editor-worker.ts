import { createReceiver, type SentDrawing } from './sent-drawing.ts';
import { createListSender } from './sent-list.ts';
import { TASKS, type TaskName } from './tasks.ts';

/** What is asked of the worker; the number tells which answer belongs to which question. */
export interface Question {
  readonly number: number;
  readonly name: TaskName;
  readonly drawing: SentDrawing;
  readonly input: unknown;
}

/** The page has unpacked a part, and has time for the next one. */
export interface Taken {
  readonly taken: number;
}

/** A list comes as the parts that are new of it, and then as what stands at each place. */
export type Answer = { readonly number: number } & (
  | { readonly part: readonly unknown[] }
  | { readonly places: Int32Array }
  | { readonly output: unknown }
  | { readonly failed: string }
);

const receive = createReceiver();
const pack = createListSender();
let goOn = () => {};

addEventListener('message', ({ data }: MessageEvent<Question | Taken>) => {
  if ('taken' in data) goOn();
  else void answer(data);
});

async function answer({ number, name, drawing, input }: Question): Promise<void> {
  try {
    const perform = TASKS[name] as (drawing: ReturnType<typeof receive>, input: unknown) => unknown;
    const output = perform(receive(drawing), input);
    if (Array.isArray(output)) return await sendList(number, output);
    const transfer = output instanceof ImageBitmap ? [output] : [];
    postMessage({ number, output } satisfies Answer, { transfer });
  } catch (error) {
    postMessage({ number, failed: String(error) } satisfies Answer);
  }
}

/** A part for each picture of the screen, so that whoever draws is not held up by what the rules find. */
async function sendList(number: number, list: readonly unknown[]): Promise<void> {
  const { parts, places } = pack(list);
  for (const part of parts) {
    await new Promise<void>((resolve) => {
      goOn = resolve;
      postMessage({ number, part } satisfies Answer);
    });
  }
  postMessage({ number, places } satisfies Answer, { transfer: [places.buffer] });
}
