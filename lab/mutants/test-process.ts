import { resolve } from 'node:path';
import { BaseSequencer, createVitest, type TestModule, type TestSpecification } from 'vitest/node';
import type { NearTest } from './nearest-tests.ts';

/** Tests to run while a file has another text, or its own where that is null; in this order, up to the first that fails. */
export interface TestRequest {
  readonly file: string;
  readonly text: string | null;
  readonly tests: readonly NearTest[];
}

export type TestAnswer =
  | { readonly kind: 'file done' }
  | { readonly kind: 'run done'; readonly failure: Failure | null };

export interface Failure {
  /** Where it failed; none where it belongs to no file. */
  readonly file: string | null;
  readonly test: string;
  readonly message: string;
  /** How long the test took. */
  readonly seconds: number;
}

class AsAsked extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    return specifications;
  }
}

/**
 * Stays while one fault after the other is tried: a start of Vitest takes longer than most tests do. What was compiled is
 * kept; each run has workers of its own, so nothing that a fault has done to memory is met by the next. The file on the
 * disk is left as it is: what tests import is another text, and what they start as a program is as it was.
 */
const root = process.cwd();
let answer: (answer: TestAnswer) => void = () => undefined;
const vitest = await createVitest({
  root,
  project: ['pure', 'web'],
  watch: false,
  bail: 1,
  maxWorkers: 1,
  update: 'none',
  cache: false,
  // On the disk the cache goes by the file, which does not hold the fault.
  fsModuleCache: false,
  sequence: { sequencer: AsAsked },
  reporters: [
    {
      onTestModuleEnd: () => answer({ kind: 'file done' }),
      onTestRunEnd(modules, errors, reason) {
        const [error] = errors;
        const failure =
          modules.map(findFailure).find((found) => found !== null) ??
          (error || reason !== 'passed'
            ? { file: null, test: 'no test', message: error?.message ?? reason, seconds: 0 }
            : null);
        answer({ kind: 'run done', failure });
      },
    },
  ],
});
await vitest.standalone();

let replaced: { readonly path: string; readonly text: string } | null = null;
for (const { vite } of vitest.projects)
  for (const { pluginContainer } of Object.values(vite.environments)) {
    const load = pluginContainer.load.bind(pluginContainer);
    pluginContainer.load = async (id) => (id === replaced?.path ? replaced.text : load(id));
  }

process.on('message', ({ file, text, tests }: TestRequest) => {
  const path = resolve(root, file);
  // What was compiled of the fault before would be met by the next.
  if (replaced) vitest.invalidateFile(replaced.path);
  replaced = text === null ? null : { path, text };
  vitest.invalidateFile(path);
  answer = (message) => process.send?.(message);
  const specifications = tests.map(({ file, project }) =>
    vitest.getProjectByName(project).createSpecification(resolve(root, file)),
  );
  void vitest.runTestSpecifications(specifications);
});
process.once('disconnect', () => process.exit());
process.send?.('ready');

function findFailure(module: TestModule): Failure | null {
  const file = module.moduleId.slice(root.length + 1);
  for (const test of module.children.allTests('failed'))
    return {
      file,
      test: test.fullName,
      message: test.result().errors?.[0]?.message ?? '',
      seconds: (test.diagnostic()?.duration ?? 0) / 1000,
    };
  const [error] = [
    ...module.errors(),
    ...[...module.children.allSuites()].flatMap((suite) => suite.errors()),
  ];
  return error ? { file, test: 'the file itself', message: error.message, seconds: 0 } : null;
}
