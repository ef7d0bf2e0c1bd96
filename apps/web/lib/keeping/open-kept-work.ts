import { readRefusal } from '@relievo/contracts/client';
import { chooseArrived, noteArrived } from '../stores/arrived.ts';
import type { StorageKey } from '../stores/stored.ts';
import { openKeptHere } from './kept-here.ts';
import type { Answer } from './saver.ts';
import { startTimer } from './start-timer.ts';
import { createWorkKeeper, type WorkKeeper } from './work-keeper.ts';

interface Draft<Work> {
  readonly edits: number;
  readonly work: Work;
}

interface KeptWorkOptions<Work> {
  readonly draft: Draft<Work>;
  /** Under which name this browser keeps what has not arrived. */
  readonly key: StorageKey;
  /** The code of the refusal of who writes on an older count than the draft has. */
  readonly elsewhere: string;
  /** What was kept in this browser, or nothing where it is no such work. */
  readonly parse: (kept: unknown) => Work | undefined;
  readonly save: (edits: number, change: Partial<Work>) => Promise<{ readonly edits: number }>;
  readonly read: () => Promise<Draft<Work>>;
}

/** Work that is kept on the server, and in this browser until it has arrived. */
export function openKeptWork<Work extends object>({
  draft,
  key,
  elsewhere,
  parse,
  save,
  read,
}: KeptWorkOptions<Work>): WorkKeeper<Work> {
  const { found, keep } = openKeptHere(key, parse);
  return createWorkKeeper<Work>({
    there: chooseArrived(key, draft),
    unsaved: found,
    send: async (edits, change): Promise<Answer<Work>> => {
      try {
        return { outcome: 'saved', edits: (await save(edits, change)).edits };
      } catch (thrown) {
        const { code, message: why } = readRefusal(thrown) ?? { code: '', message: '' };
        if (code === elsewhere) return { outcome: 'overtaken', theirs: await read() };
        return { outcome: code === 'not_found' ? 'closed' : 'failed', why };
      }
    },
    keepHere: keep,
    later: startTimer,
    onArrived: (version) => noteArrived(key, version),
  });
}
