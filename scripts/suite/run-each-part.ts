import type { Asked, Outcome, TestPart } from './parts.ts';
import { readChildSeconds } from './processor-time.ts';
import type { PartTime } from './run-report.ts';

/** A part with what of it is run. */
export interface PartOfRun extends Asked {
  readonly part: TestPart;
}

/** Runs each part, also after one that fails or breaks, and prints the result of each. */
export async function runEachPart(
  chosen: readonly PartOfRun[],
  timePiece: () => number,
): Promise<(Outcome & PartTime)[]> {
  const outcomes: (Outcome & PartTime)[] = [];
  let pace = timePiece();
  for (const { part, ...asked } of chosen) {
    console.log(`\n== ${part.name}: ${part.what}`);
    const began = performance.now();
    const processorBefore = readChildSeconds() ?? Number.NaN;
    const outcome = await part.run(asked).catch(toFailure);
    const seconds = (performance.now() - began) / 1000;
    const processorSeconds = (readChildSeconds() ?? Number.NaN) - processorBefore;
    outcomes.push({
      name: part.name,
      ...outcome,
      seconds,
      processorSeconds: Number.isNaN(processorSeconds) ? undefined : processorSeconds,
      fixedWork: [pace, (pace = timePiece())],
    });
    const { passed, failed } = outcome;
    console.log(`== ${part.name}: ${passed} passed, ${failed} failed in ${seconds.toFixed(0)} s`);
  }
  return outcomes;
}

/** Turns the error of a part into one failure, so that the next part runs. */
function toFailure(error: unknown): Outcome {
  return {
    passed: 0,
    failed: 1,
    lastWords: error instanceof Error ? (error.stack ?? error.message) : `${error}`,
  };
}
