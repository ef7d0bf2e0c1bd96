import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import {
  type ConvertingAnswer,
  type ConvertingRequest,
  convertingAnswer,
} from '../../apps/server/features/conversions/converting/answer-rules.ts';
import { tellNotConverted } from '../../apps/server/features/conversions/converting-service.ts';
import { CONVERTING } from '../../apps/server/features/conversions/reading-service.ts';
import { MOST_BRAILLE_TASKS, performWithBraille } from '../../apps/server/features/outputs/service.ts';
import {
  type Isolation,
  openIsolation,
  TookTooMuch,
} from '../../apps/server/platform/isolation/isolation.ts';
import { listHostileArchives } from '../../packages/convert/src/formats/testing/hostile/archives.ts';
import { listHostileDocuments } from '../../packages/convert/src/formats/testing/hostile/documents.ts';
import { listHostileDrawings } from '../../packages/convert/src/formats/testing/hostile/drawings.ts';
import { listFloods } from '../../packages/convert/src/formats/testing/hostile/floods.ts';
import type { HostileFile } from '../../packages/convert/src/formats/testing/hostile/hostile-file.ts';
import { listHostileTexts } from '../../packages/convert/src/formats/testing/hostile/pages.ts';
import { listHostilePdfs } from '../../packages/convert/src/formats/testing/hostile/pdfs.ts';
import { listHostilePictures } from '../../packages/convert/src/formats/testing/hostile/pictures.ts';
import { descendantsOf } from '../../scripts/testing/processes.ts';

const MEGABYTE = 1024 * 1024;
const LIMITS = { memoryBytes: 1024 * MEGABYTE, seconds: 60, diskBytes: 200 * MEGABYTE };

/**
 * Files that shall do harm, each opened in the child that opens files for everybody: it answers with drafts or with one
 * sentence, or is ended at its limit, which its owner is told. Tells how many answered otherwise.
 */
export async function openFiles(canary: string, asked: string | undefined): Promise<number> {
  const files = [
    ...listHostileTexts(canary),
    ...listHostileArchives(canary),
    ...listHostilePdfs(canary),
    ...listFloods(),
    ...listHostileDrawings(),
    ...listHostileDocuments(),
    ...listHostilePictures(),
  ].filter(({ what }) => asked === undefined || what.includes(asked));
  const isolation = openIsolation({ allowWeak: true });
  let wrong = 0;
  let most = 0;
  for (const file of files) {
    const began = performance.now();
    const watched = watchMemory();
    const { outcome, isRight } = await convertFile(isolation, file);
    const megabytes = watched.end() / MEGABYTE;
    most = Math.max(most, megabytes);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    if (!isRight) wrong += 1;
    console.log(
      `${isRight ? 'yes' : 'NO '}  ${file.what}: ${outcome} (${seconds} s, ${megabytes.toFixed(0)} MB)`,
    );
  }
  console.log(
    `${files.length} files, ${wrong} answered otherwise; a child took ${most.toFixed(0)} MB at most, its limit is ${LIMITS.memoryBytes / MEGABYTE}.`,
  );
  return wrong + (most * MEGABYTE > LIMITS.memoryBytes ? 1 : 0);
}

const LOOK_MS = 50;

/** The most that one process which came from this one held at once: pages of the kernel's list of them (proc(5), statm). */
function watchMemory(): { end(): number } {
  let most = 0;
  const look = () => {
    for (const pid of descendantsOf(process.pid)) most = Math.max(most, readResident(pid));
  };
  const timer = setInterval(look, LOOK_MS);
  return {
    end() {
      clearInterval(timer);
      return most;
    },
  };
}

const PAGE_BYTES = 4096;

function readResident(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES;
  } catch {
    return 0;
  }
}

interface Verdict {
  readonly outcome: string;
  readonly isRight: boolean;
}

async function convertFile(
  isolation: Isolation,
  { name, make, code, isMade }: HostileFile,
): Promise<Verdict> {
  const bytes = make();
  const child = await isolation.open(CONVERTING, LIMITS, MOST_BRAILLE_TASKS);
  try {
    const answer: ConvertingAnswer = await performWithBraille((braille) =>
      child.perform({
        request: { name, paper: 'swell-a4', isUncontracted: false, braille } satisfies ConvertingRequest,
        input: async () => Readable.from([bytes]),
        collect: async ({ answer: said }) => convertingAnswer.parse(said),
      }),
    );
    if ('drafts' in answer) return { outcome: `${answer.drafts.length} drafts`, isRight: code === undefined };
    if (!('problem' in answer)) return { outcome: 'no answer', isRight: false };
    const { problem } = answer;
    const isOne = /^[A-Z“\d].*\.$/.test(problem.message);
    return {
      outcome: problem.message,
      isRight: isOne && !isMade && (code === undefined || problem.code === code),
    };
  } catch (error) {
    const isLimit = error instanceof TookTooMuch;
    const why = isLimit ? '' : ` (${String(error).slice(0, 100)})`;
    return { outcome: `${tellNotConverted(error)}${why}`, isRight: isLimit && code === undefined && !isMade };
  } finally {
    await child.end();
  }
}
