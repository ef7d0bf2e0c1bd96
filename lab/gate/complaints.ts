import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

interface VitestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly title: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly results: readonly { readonly errors: readonly { message?: string }[] }[];
    }[];
  }[];
}

/** What each test that failed said first, by its title: whoever reads it sees whether it failed for the fault. */
export function readComplaints(folder: string): ReadonlyMap<string, string> {
  const complaints = new Map<string, string>();
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.json'))) {
    const report = JSON.parse(readFileSync(join(folder, name), 'utf8')) as VitestReport | PlaywrightSuite;
    const messages = 'testResults' in report ? readVitest(report) : readPlaywright(report);
    for (const [title, message] of messages)
      if (!complaints.has(title)) complaints.set(title, readBeginning(message));
  }
  return complaints;
}

function readVitest({ testResults }: VitestReport): [string, string][] {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .flatMap(({ title, failureMessages: [message] }) => (message === undefined ? [] : [[title, message]]));
}

function readPlaywright({ suites = [], specs = [] }: PlaywrightSuite): [string, string][] {
  const own = specs.flatMap(({ title, tests }): [string, string][] => {
    const [error] = tests.flatMap(({ results }) => results).flatMap(({ errors }) => errors);
    return error?.message === undefined ? [] : [[title, error.message]];
  });
  return [...own, ...suites.flatMap(readPlaywright)];
}

/** Its first line, and the first line of what was found where nothing should be. */
function readBeginning(message: string): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim());
  const found = lines.find((line) => /^\+\s+"/.test(line))?.replace(/^\+\s+/, '');
  // A quote within what was found is written as in a program.
  return [lines[0], found].filter(Boolean).join(' ').replaceAll(String.raw`\"`, '"');
}
