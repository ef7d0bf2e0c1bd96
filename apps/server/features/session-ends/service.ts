import type { Database } from '../../platform/database/database.ts';
import type { Changes } from '../../platform/progress/changes.ts';
import { sessionExists } from './repository.ts';

export interface SessionEndDependencies {
  readonly database: Database;
  /** Tells of sessions that have ended, by their ids. */
  readonly sessionEnds: Changes;
}

/**
 * A signal for what is followed through a session: it is given when nobody follows it any more, and when the session
 * ends, on whatever server that happens. A guest has no session that could end.
 */
export function endWithSession(
  dependencies: SessionEndDependencies,
  sessionId: string | undefined,
  gone: AbortSignal = new AbortController().signal,
): AbortSignal {
  if (sessionId === undefined) return gone;
  const ended = new AbortController();
  const abort = () => ended.abort();
  watchSession(dependencies, sessionId, gone).then(abort, abort);
  return AbortSignal.any([gone, ended.signal]);
}

/** Resolves when the session is there no longer. */
async function watchSession(
  { database, sessionEnds }: SessionEndDependencies,
  sessionId: string,
  gone: AbortSignal,
): Promise<void> {
  for await (const _ of sessionEnds.of(sessionId, gone))
    if (!(await database.asAuth((tx) => sessionExists(tx, sessionId)))) return;
}
