import { useEffect } from 'react';
import { client } from '../../../lib/server/client.ts';

/** The page was opened by a reader; whether that counts is for the server. Nothing on screen depends on it. */
export function useRecordedView(id: string): void {
  useEffect(() => {
    const record = async () => {
      try {
        await client.outputs.recordView({ id });
      } catch {
        // It is not counted then.
      }
    };
    void record();
  }, [id]);
}
