import { spawn } from 'node:child_process';

/** One line of the report: a name and the commands that must all succeed. */
export interface Part {
  readonly name: string;
  /** Runs only where it is named, for other parts see the same. */
  readonly isOnlyForItself?: true;
  readonly commands: readonly (readonly [program: string, ...args: string[]])[];
}

export interface Outcome {
  readonly name: string;
  readonly seconds: number;
  readonly passed: boolean;
  /** What the commands that failed have printed. */
  readonly output: string;
}

/** Runs the commands of all parts, so many at a time, and tells of each part as soon as it is done. */
export async function runParts(
  parts: readonly Part[],
  atATime: number,
  tell: (outcome: Outcome) => void,
): Promise<Outcome[]> {
  const waiting: (() => Promise<void>)[] = [];
  const outcomes = parts.map(
    (part) =>
      new Promise<Outcome>((resolve) => {
        let left = part.commands.length;
        let started = 0;
        const failures: string[] = [];
        for (const command of part.commands) {
          waiting.push(async () => {
            started ||= performance.now();
            const { code, output } = await runCommand(command);
            if (code !== 0) failures.push(output.trim() || `${command[0]} ended with code ${String(code)}`);
            left -= 1;
            if (left > 0) return;
            const seconds = (performance.now() - started) / 1000;
            const outcome = {
              name: part.name,
              seconds,
              passed: failures.length === 0,
              output: failures.join('\n'),
            };
            tell(outcome);
            resolve(outcome);
          });
        }
      }),
  );
  const drain = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next();
  };
  await Promise.all(Array.from({ length: atATime }, drain));
  return Promise.all(outcomes);
}

function runCommand([program, ...args]: Part['commands'][number]): Promise<{
  code: number | null;
  output: string;
}> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code, output: Buffer.concat(chunks).toString() }));
  });
}
