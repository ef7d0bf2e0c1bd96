import { JOBS, type JobDeclaration } from '@relievo/contracts/jobs';

/** Where jobs end that failed as often as they may. */
export const DEAD_LETTERS = 'dead-letters';

/** A job whose worker has not been heard of for so long is taken to be lost, and given to another. */
const HEARTBEAT_SECONDS = 10;
const KEPT_SECONDS = 24 * 60 * 60;

/** A queue as pg-boss describes it. */
export interface Queue {
  name: string;
  options: Record<string, string | number | boolean>;
}

/** The queues of all declared jobs; the dead letters come first because the others refer to them. */
export function listDeclaredQueues(): Queue[] {
  return [
    { name: DEAD_LETTERS, options: { policy: 'standard', notify: true, deleteAfterSeconds: KEPT_SECONDS } },
    ...Object.entries(JOBS).map(([name, declaration]) => ({ name, options: optionsOf(declaration) })),
  ];
}

function optionsOf(declaration: JobDeclaration): Queue['options'] {
  return {
    policy: declaration.schedule ? 'exclusive' : 'standard',
    retryLimit: declaration.retries,
    retryDelay: declaration.pauseSeconds,
    retryBackoff: declaration.pauseSeconds > 0,
    ...(declaration.pauseSeconds > 0 && { retryDelayMax: declaration.longestPauseSeconds }),
    expireInSeconds: declaration.limitSeconds,
    deleteAfterSeconds: KEPT_SECONDS,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deadLetter: DEAD_LETTERS,
    notify: true,
  };
}
