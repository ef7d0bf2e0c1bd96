import type { DrawingEntry } from '@relievo/contracts/values';
import { client, tellRefusal } from '../../../lib/server/client.ts';
import { isLarge } from './large-drawing.ts';
import type { Saved, ToSave } from './save-worker.ts';

type Waiting = (saved: Saved | null) => void;

const waiting = new Map<number, Waiting>();
let worker: Worker | undefined;
let count = 0;

/** To make a request of a large drawing takes longer than one picture of the screen: a worker does it beside the page. */
export async function saveDrawing(drawing: ToSave['drawing']): Promise<DrawingEntry> {
  const isBeside = isLarge(drawing.svg) && typeof Worker !== 'undefined';
  const saved = isBeside ? await saveBeside(drawing) : null;
  // What a worker cannot do, the page does.
  if (saved === null) return client.drawings.save(drawing);
  if ('entry' in saved) return saved.entry;
  throw tellRefusal(saved.refusal);
}

function saveBeside(drawing: ToSave['drawing']): Promise<Saved | null> {
  return new Promise((resolve) => {
    count += 1;
    waiting.set(count, resolve);
    const port = (worker ??= openWorker());
    port.postMessage({ number: count, drawing } satisfies ToSave);
  });
}

function openWorker(): Worker {
  const made = new Worker(new URL('./save-worker.ts', import.meta.url), { type: 'module' });
  made.addEventListener('message', ({ data }: MessageEvent<Saved>) => {
    waiting.get(data.number)?.(data);
    waiting.delete(data.number);
  });
  made.addEventListener('error', () => {
    made.terminate();
    worker = undefined;
    for (const resolve of waiting.values()) resolve(null);
    waiting.clear();
  });
  return made;
}
