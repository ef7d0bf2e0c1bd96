import type { Command } from '../shared/run-tool.ts';

/** Something that people add to the product again and again. */
export interface Addition {
  readonly what: string;
  /** The folder beside this file that holds its new files. */
  readonly templates: string;
  /** More files than these must not have to be written or changed by hand. */
  readonly most: number;
  readonly lines: readonly AddedLine[];
  /** The commands that CONTRIBUTING names: what they write is no place. */
  readonly generate: readonly Command[];
  readonly tests: readonly Command[];
}

/** Text that is put into a file of the product, below another. */
export interface AddedLine {
  readonly file: string;
  readonly below: string;
  readonly text: string;
}

function runTests(project: string, ...words: string[]): Command {
  return { words: ['vitest', 'run', '--project', project, ...words] };
}

const EXTRACT_WORDS: Command = {
  words: ['lingui', 'extract', '--clean', '--config', 'lingui.config.ts'],
  in: 'apps/web',
};

const OUTPUT: Addition = {
  what: 'an output',
  templates: 'output',
  most: 3,
  lines: [
    {
      file: 'packages/graphic/src/outputs/outputs.ts',
      below: "import { iveo } from './iveo.ts';\n",
      text: "import { laser } from './laser.ts';\n",
    },
    { file: 'packages/graphic/src/outputs/outputs.ts', below: '  stl,\n', text: '  laser,\n' },
  ],
  generate: [
    runTests(
      'pure',
      'packages/convert/src/outputs/outputs.test.ts',
      '-u',
      '-t',
      'the list that the API offers',
    ),
    EXTRACT_WORDS,
  ],
  tests: [
    runTests(
      'pure',
      'packages/graphic/src/outputs/laser.test.ts',
      'packages/graphic/src/outputs/outputs.test.ts',
      'packages/graphic/src/outputs/bad-input.test.ts',
      'packages/convert/src/outputs/outputs.test.ts',
      'apps/cli/run.test.ts',
    ),
    runTests('web', 'apps/web/features/resource/files'),
  ],
};

const IMPORTER: Addition = {
  what: 'an importer',
  templates: 'importer',
  most: 3,
  lines: [
    {
      file: 'packages/convert/src/formats/importers.ts',
      below: "import type { Result } from '@relievo/graphic/model';\n",
      text: "import { hpglImporter } from './hpgl.ts';\n",
    },
    {
      file: 'packages/convert/src/formats/importers.ts',
      below: 'IMPORTERS: readonly Importer[] = [',
      text: 'hpglImporter, ',
    },
  ],
  generate: [
    { words: ['biome', 'check', '--write', 'packages/convert/src/formats/importers.ts'] },
    {
      ...runTests('pure', 'packages/convert/src/formats/fixtures.test.ts', '-t', '900-hpgl-plan'),
      environment: { UPDATE_GOLDENS: '1' },
    },
  ],
  tests: [runTests('pure', 'packages/convert/src/formats', 'apps/cli/run.test.ts')],
};

const SCREEN: Addition = {
  what: 'a screen with operations and a table',
  templates: 'screen',
  most: 16,
  lines: [
    {
      file: 'packages/contracts/src/contract.ts',
      below: "import { setupContract } from './product/setup.ts';\n",
      text: "import { remindersContract } from './reminders/reminders.ts';\n",
    },
    {
      file: 'packages/contracts/src/contract.ts',
      below: '  thumbnails: thumbnailsContract,\n',
      text: '  reminders: remindersContract,\n',
    },
    {
      file: 'apps/server/router.ts',
      below: "import type { ProgressDependencies } from './features/progress/service.ts';\n",
      text: "import { reminderRoutes } from './features/reminders/routes.ts';\n",
    },
    {
      file: 'apps/server/router.ts',
      below: '    thumbnails: thumbnailRoutes(dependencies),\n',
      text: '    reminders: reminderRoutes(dependencies),\n',
    },
    {
      file: 'apps/web/features/legal/stored/account-tables.ts',
      below: 'export const ACCOUNT_TABLES: DeclaredTables = {\n',
      text: `  reminders: {
    purpose: /*i18n*/ 'Your reminders',
    kept: 'account',
    fields: { number: 'id user_id', words: 'words', time: 'created_at' },
  },
`,
    },
    {
      file: 'packages/contracts/src/pages/pages.ts',
      below: "  '/privacy': 'open',\n",
      text: "  '/reminders': 'signed-in',\n",
    },
    {
      file: 'apps/web/app/pages.ts',
      below: 'GraduationCap, History, ',
      text: 'ListTodo, ',
    },
    {
      file: 'apps/web/app/pages.ts',
      below: 'export const PAGES: readonly PageRoute[] = [\n',
      text: `  {
    path: '/reminders',
    account: { label: msg\`Reminders\`, icon: ListTodo },
    component: createLatePart(() => import('../features/reminders/reminders-page.tsx'), 'RemindersPage'),
  },
`,
    },
  ],
  generate: [
    EXTRACT_WORDS,
    { words: ['node', 'scripts/architecture/draw.ts'] },
    runTests('server', 'apps/server/testing/schema/schema-pages.test.ts', '-u'),
    { words: ['node', 'scripts/where/where.ts'] },
  ],
  tests: [
    runTests(
      'server',
      'apps/server/features/reminders',
      'apps/server/testing/policies',
      'apps/server/testing/http/operations.test.ts',
      '-t',
      'reminder|every operation has a row|every table|every statement|no policy',
    ),
    runTests('web', 'apps/web/features/reminders', 'apps/web/app/commands', 'apps/web/catalogues.test.ts'),
    {
      words: [
        ...['playwright', 'test', 'e2e/a11y/sweep.spec.ts', 'e2e/roles.spec.ts', '--grep'],
        'reminders|no page that stands|shows its content to: student',
      ],
    },
  ],
};

export const ADDITIONS: readonly Addition[] = [OUTPUT, IMPORTER, SCREEN];
