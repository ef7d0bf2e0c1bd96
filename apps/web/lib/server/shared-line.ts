import { readRefusal } from '@relievo/contracts/client';

/** What pages of one browser follow together: one of those in sight holds the line, the others hear it from there. */
export interface SharedLine<Said> {
  readonly name: string;
  /** Opens the line; it ends with the signal, or when the server ends it. */
  readonly open: (signal: AbortSignal) => Promise<AsyncIterable<Said>>;
  /** At everything that is said; `isHolder` is true in the one page that holds the line. */
  readonly hear: (said: Said, isHolder: boolean) => void;
}

/** How long to wait before the line is opened again: twice as long after each time that it broke at once. */
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 60_000;

/** Follows until the returned function is called. A page out of sight lets go of the line: nobody looks at it. */
export function followSharedLine<Said>({ name, open, hear }: SharedLine<Said>): () => void {
  const others = new BroadcastChannel(name);
  others.addEventListener('message', ({ data }: MessageEvent<Said>) => hear(data, false));
  const pass = others.postMessage.bind(others);
  let sight = new AbortController();

  const hold = async (signal: AbortSignal) => {
    for (let pause = FIRST_PAUSE; !signal.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
      try {
        for await (const said of await open(signal)) {
          pause = FIRST_PAUSE / 2;
          pass(said);
          hear(said, true);
        }
      } catch (thrown) {
        // Who may not follow will not be let in by asking again.
        if (readRefusal(thrown)?.status === 401) return;
      }
      await waitFor(pause, signal);
    }
  };

  const look = () => {
    sight.abort();
    sight = new AbortController();
    if (document.visibilityState === 'visible') void runOneAtATime(name, sight.signal, hold);
  };
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    document.removeEventListener('visibilitychange', look);
    sight.abort();
    others.close();
  };
}

/** Only one page of the browser works at a time, where the browser can see to that: it does on secure addresses. */
async function runOneAtATime(
  name: string,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const { locks } = navigator as Partial<Navigator>;
  if (!locks) return work(signal);
  await locks.request(name, { signal }, () => work(signal)).catch(ignoreAbort);
}

function ignoreAbort(thrown: unknown): void {
  if (!(thrown instanceof DOMException && thrown.name === 'AbortError')) throw thrown;
}

function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
