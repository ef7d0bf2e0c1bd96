import type { Drawing } from '@relievo/graphic/model';
import { addAll } from '@relievo/words';
import { doAfterPicture } from '../../../lib/timing/do-after-picture.ts';
import type { Answer, Question, Taken } from './editor-worker.ts';
import { createSender } from './sent-drawing.ts';
import { createListReceiver } from './sent-list.ts';
import type { InputOf, OutputOf, TaskName, Tasks } from './tasks.ts';

interface Asked<Name extends TaskName> {
  readonly drawing: Drawing;
  readonly input: InputOf<Name>;
  readonly tell: (output: OutputOf<Name>) => void;
}

export interface Helper<Name extends TaskName> {
  /** Where it is still at work for an older question, that one is answered first, and those between are left out. */
  readonly ask: (asked: Asked<Name>) => void;
  /** Answers nothing more of what was asked; who asks again is answered by another worker. */
  readonly end: () => void;
}

/** Does one kind of work beside the page, in a worker of its own; where there are none, in the page. */
export function createHelper<Name extends TaskName>(name: Name): Helper<Name> {
  let send = createSender();
  let receive = createListReceiver();
  let worker: Worker | undefined;
  let running: Asked<Name> | undefined;
  let next: Asked<Name> | undefined;
  let count = 0;
  let fresh: unknown[] = [];

  const goOn = () => {
    running = undefined;
    const waiting = next;
    next = undefined;
    if (waiting) start(waiting);
  };
  const start = (asked: Asked<Name>) => {
    running = asked;
    if (typeof Worker === 'undefined') return void performHere(asked);
    const port = (worker ??= open());
    count += 1;
    fresh = [];
    const drawing = send(asked.drawing);
    port.postMessage({ number: count, name, drawing, input: asked.input } satisfies Question);
  };
  const performHere = async (asked: Asked<Name>) => {
    const { TASKS } = await import('./tasks.ts');
    const perform = TASKS[name] as (drawing: Drawing, input: InputOf<Name>) => ReturnType<Tasks[Name]>;
    if (running !== asked) return;
    asked.tell(perform(asked.drawing, asked.input));
    goOn();
  };
  /** Another worker knows nothing yet. */
  const forget = () => {
    worker = undefined;
    send = createSender();
    receive = createListReceiver();
  };
  const open = (): Worker => {
    const port = new Worker(new URL('./editor-worker.ts', import.meta.url), { type: 'module' });
    port.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if (data.number !== count || !running) return;
      // What a worker cannot do, for want of memory or of a canvas, the page does.
      if ('failed' in data) return void performHere(running);
      if ('part' in data) {
        addAll(fresh, data.part);
        return doAfterPicture(() => port.postMessage({ taken: data.number } satisfies Taken));
      }
      running.tell(('places' in data ? receive(fresh, data.places) : data.output) as OutputOf<Name>);
      goOn();
    });
    // The next question gets another one.
    port.addEventListener('error', () => {
      port.terminate();
      forget();
      if (running) void performHere(running);
    });
    return port;
  };
  return {
    ask: (asked) => {
      if (running) next = asked;
      else start(asked);
    },
    end: () => {
      worker?.terminate();
      forget();
      [running, next] = [undefined, undefined];
    },
  };
}
