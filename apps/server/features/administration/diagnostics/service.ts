import type { Clock } from '../../../platform/clock/clock.ts';
import type { Viewer } from '../../../platform/database/database.ts';
import { createArchive } from '../../../platform/formats/archive.ts';
import type { Document } from '../../../platform/http/files/documents.ts';
import { findSiteSettings } from '../../site-settings/service.ts';
import { insertAudit } from '../audit/repository.ts';
import { listJobs, type MachineDependencies, readMachine } from '../machine/service.ts';
import { dropCutWord } from './secret-rules.ts';

export interface DiagnosticsDependencies extends MachineDependencies {
  readonly clock: Clock;
  readonly diagnosis: {
    /** What of the configuration is no secret. */
    readonly settings: object;
    readonly clean: (text: string) => string;
  };
}

const MOST_JOBS = 100;
/** At which the list of jobs cuts what a job said. */
const LONGEST_PROBLEM = 1000;

const ABOUT = `What is in this bundle, for somebody who helps with this server:

health.json         whether each part answers, versions, the disk, and how much is stored
configuration.json  what the server is configured with, without passwords, keys and addresses
settings.json       what super administrators have set
failed-jobs.json    jobs of the last day that failed, and why

Passwords, keys, names and addresses of people are left out. Read it before you send it all the same.
`;

/** Whoever helps with a server needs to know how it is, and nothing that opens it or names anybody. */
export async function collectDiagnostics(
  dependencies: DiagnosticsDependencies,
  viewer: Viewer,
): Promise<Document> {
  const { database, clock, diagnosis } = dependencies;
  const { largestOwners: _, ...health } = await readMachine(dependencies, viewer);
  const jobs = await listJobs(dependencies, viewer, {
    state: 'failed',
    sortBy: 'time-descending',
    offset: 0,
    limit: MOST_JOBS,
  });
  const settings = await database.asUser(viewer, async (tx) => {
    await insertAudit(tx, 'diagnostics.exported', {});
    return findSiteSettings(tx);
  });
  const now = clock.now();
  const files = {
    'README.txt': ABOUT,
    'health.json': write({ at: now.toISOString(), ...health }),
    'configuration.json': write(diagnosis.settings),
    'settings.json': write(settings),
    'failed-jobs.json': write(
      jobs.rows.map((job) => ({ ...job, problem: dropCutWord(job.problem, LONGEST_PROBLEM) })),
    ),
  };
  const entries = Object.entries(files).map(([name, text]) => ({
    name,
    changedAt: now,
    shrinks: true,
    bytes: async function* () {
      yield Buffer.from(diagnosis.clean(text));
    },
  }));
  return {
    mediaType: 'application/zip',
    fileName: 'relievo-diagnostics.zip',
    body: createArchive(entries),
  };
}

function write(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
