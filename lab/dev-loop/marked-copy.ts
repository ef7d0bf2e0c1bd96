import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Copy, copyProject } from '../shared/copy-project.ts';

/** The files that are saved, by what reads them. */
export const SAVED = {
  page: 'apps/web/features/about/about-page.tsx',
  style: 'apps/web/styles/base.css',
  server: 'apps/server/mark-of-server.ts',
  worker: 'apps/server/mark-of-worker.ts',
  package: 'packages/words/src/mark-of-package.ts',
} as const;

/** The heading of the page before anything is saved. */
export const TITLE = 'Why it exists';

/** Copies the project, so that the server of the copy sends, and its worker prints, the marks they have loaded. */
export function copyWithMarks(root: string): Copy {
  const copy = copyProject(root);
  const write = (path: string, content: string) => writeFileSync(join(copy.folder, path), content);
  const change = (path: string, from: string, to: string) => {
    const content = readFileSync(join(copy.folder, path), 'utf8');
    if (!content.includes(from)) throw new Error(`${path} no longer has the line "${from}".`);
    write(path, content.replace(from, to));
  };
  for (const what of ['server', 'worker', 'package'] as const) write(SAVED[what], markOf(0));
  const importPackage = `import { mark as packageMark } from '../../packages/words/src/mark-of-package.ts';\n`;
  change(
    'apps/server/api.ts',
    '\n  return server;\n}\n',
    `
  server.addHook('onSend', async (_request, reply) => {
    reply.header('x-marks', \`\${mark} \${packageMark} \${process.pid}\`);
  });
  return server;
}
import { mark } from './mark-of-server.ts';
${importPackage}`,
  );
  change(
    SAVED.page,
    `title={t\`${TITLE}\`}>`,
    `title={t\`${TITLE}\`}><span id="package-mark">{packageMark}</span>`,
  );
  change(
    SAVED.page,
    'export function',
    `import { mark as packageMark } from '../../../../packages/words/src/mark-of-package.ts';\n\nexport function`,
  );
  const worker = readFileSync(join(copy.folder, 'apps/server/worker.ts'), 'utf8');
  write(
    'apps/server/worker.ts',
    `import { mark } from './mark-of-worker.ts';\n${importPackage}${worker}\nprocess.stderr.write(\`worker marks \${mark} \${packageMark}\\n\`);\n`,
  );
  return copy;
}

export function markOf(number: number): string {
  return `export const mark: number = ${number};\n`;
}
