import type { Drawing } from '@relievo/graphic';
import type { Answer, Question } from './editor-worker.ts';
import { joinAnswer } from './long-answers.ts';
import { createSender } from './sent-drawing.ts';
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
  let worker: Worker | undefined;
  let running: Asked<Name> | undefined;
  let next: Asked<Name> | undefined;
  let count = 0;
  let parts: unknown[] = [];

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
    parts = [];
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
  const open = (): Worker => {
    const made = new Worker(new URL('./editor-worker.ts', import.meta.url), { type: 'module' });
    made.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if (data.number !== count || !running) return;
      // What a worker cannot do, for want of memory or of a canvas, the page does.
      if ('failed' in data) return void performHere(running);
      if ('part' in data) return void parts.push(data.part);
      running.tell(joinAnswer([...parts, data.output]) as OutputOf<Name>);
      goOn();
    });
    // The next question gets another one, which knows nothing yet.
    made.addEventListener('error', () => {
      made.terminate();
      worker = undefined;
      send = createSender();
      if (running) void performHere(running);
    });
    return made;
  };
  return {
    ask: (asked) => {
      if (running) next = asked;
      else start(asked);
    },
    end: () => {
      worker?.terminate();
      [worker, running, next] = [undefined, undefined, undefined];
      send = createSender();
    },
  };
}
