import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import {
  type ConvertingAnswer,
  type ConvertingRequest,
  convertingAnswer,
} from '../../apps/server/features/conversions/converting/answer-rules.ts';
import { MOST_BRAILLE_TASKS, performWithBraille } from '../../apps/server/features/outputs/service.ts';
import { openIsolation, type Program } from '../../apps/server/platform/isolation/isolation.ts';
import { sharedFolders } from '../../apps/server/platform/isolation/program-folders.ts';
import { listHostileArchives } from '../../packages/convert/src/formats/testing/hostile/archives.ts';
import type { HostileFile } from '../../packages/convert/src/formats/testing/hostile/hostile-file.ts';
import { listHostileTexts } from '../../packages/convert/src/formats/testing/hostile/pages.ts';
import { listHostilePdfs } from '../../packages/convert/src/formats/testing/hostile/pdfs.ts';

/**
 * Files that shall do harm, each opened in the child that opens files for everybody: it answers with drafts or with one
 * sentence, or is ended at its limit; nobody calls the canary.
 */
const CONVERSIONS = new URL('../../apps/server/features/conversions/', import.meta.url);
const PROGRAM: Program = {
  entry: new URL('converting/program.ts', CONVERSIONS),
  readable: [new URL('converting/', CONVERSIONS), new URL('name-rules.ts', CONVERSIONS), ...sharedFolders()],
  withNativeAddons: true,
};
const MEGABYTE = 1024 * 1024;
const LIMITS = { memoryBytes: 1024 * MEGABYTE, seconds: 60, diskBytes: 200 * MEGABYTE };

let calls = 0;
const canary = createServer((_, response) => {
  calls += 1;
  response.end();
});
await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
const address = `http://127.0.0.1:${(canary.address() as AddressInfo).port}`;
const asked = process.argv[2];
const files = [
  ...listHostileTexts(address),
  ...listHostileArchives(address),
  ...listHostilePdfs(address),
].filter(({ what }) => asked === undefined || what.includes(asked));
const isolation = openIsolation({ allowWeak: true });
let wrong = 0;

for (const file of files) {
  const began = performance.now();
  const { outcome, isRight } = await convertFile(file);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  if (!isRight) wrong += 1;
  process.stdout.write(`${isRight ? 'yes' : 'NO '}  ${file.what}: ${outcome} (${seconds} s)\n`);
}
canary.close();
process.stdout.write(`${files.length} files, ${wrong} answered otherwise, ${calls} calls at the canary.\n`);
process.exitCode = wrong > 0 || calls > 0 ? 1 : 0;

interface Verdict {
  readonly outcome: string;
  readonly isRight: boolean;
}

async function convertFile({ name, make, code, isMade }: HostileFile): Promise<Verdict> {
  const bytes = make();
  const child = await isolation.open(PROGRAM, LIMITS, MOST_BRAILLE_TASKS);
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
    const isOne = /^[A-Z“].*\.$/.test(problem.message);
    return {
      outcome: problem.message,
      isRight: isOne && !isMade && (code === undefined || problem.code === code),
    };
  } catch (error) {
    // The product says then that the file holds too much, or is damaged.
    const why = error instanceof Error ? error.message : String(error);
    return {
      outcome: `ended: ${why.slice(0, 100)}`,
      isRight: code === undefined && !isMade && !why.includes('by itself (1)'),
    };
  } finally {
    await child.end();
  }
}
