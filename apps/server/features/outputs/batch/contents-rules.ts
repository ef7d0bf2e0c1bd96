import { offerOf } from '@relievo/contracts/library/files';
import type { Manifest } from './manifest-rules.ts';

/** What the list in the zip says of one resource. */
export interface Listed {
  readonly title: string;
  readonly files: number;
  readonly missing: readonly string[];
}

/** A form by the name that people know it by. */
export function listMissing({ outputs }: Manifest): string[] {
  return outputs.flatMap(({ name, problems: [problem] }) =>
    problem ? [`${offerOf(name)?.name ?? name}: ${problem.message}`] : [],
  );
}

/** Lines for every program that shows text, also for one of Windows. */
export function writeContents(listed: readonly Listed[], madeAt: Date): string {
  const lines = [
    `Made on ${madeAt.toISOString().slice(0, 10)}. The names of files say resource and format.`,
    ...listed.flatMap(({ title, files, missing }, at) => [
      '',
      `${at + 1}. ${title}`,
      files === 0 ? 'No files.' : files === 1 ? '1 file.' : `${files} files.`,
      ...(missing.length > 0 ? ['Not in this zip:', ...missing.map((line) => `- ${line}`)] : []),
    ]),
  ];
  return `${lines.join('\r\n')}\r\n`;
}
