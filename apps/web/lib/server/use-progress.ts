import type { Progress } from '@relievo/contracts/product';
import { useEffect, useEffectEvent, useState } from 'react';
import { client } from './client.ts';

/** How long to wait before asking again when the line to the server broke. */
const AGAIN_AFTER = 2000;

/** Follows a job on the server, where there is one, until it has ended, and over a broken line too. */
export function useProgress(id: string | null, onEnd: (progress: Progress | null) => void): Progress | null {
  const [progress, setProgress] = useState<Progress | null>(null);
  const ended = useEffectEvent(onEnd);
  useEffect(() => {
    if (id === null) return;
    const leave = new AbortController();
    const run = async () => {
      const last = await follow(id, leave.signal, setProgress);
      if (!leave.signal.aborted) ended(last);
    };
    void run();
    return () => leave.abort();
  }, [id]);
  return progress;
}

async function follow(
  id: string,
  signal: AbortSignal,
  show: (progress: Progress) => void,
): Promise<Progress | null> {
  let last: Progress | null = null;
  while (!signal.aborted) {
    try {
      for await (const progress of await client.progress.watch({ id }, { signal })) {
        last = progress;
        show(progress);
      }
      return last;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER));
    }
  }
  return last;
}
