import type { Plant } from '../plant.ts';

function inWeb(file: string, title: string): Plant['caughtBy'] {
  return { project: 'web', file: `apps/web/${file}`, title };
}

function inJourney(file: string, title: string): Plant['caughtBy'] {
  return { project: 'journeys', file: `e2e/${file}`, title };
}

const PAGE = 'apps/web/ui/page/page.tsx';
const ANNOUNCER = 'apps/web/lib/speaking/announcer.ts';
const CLEANING = 'apps/web/lib/stores/start-up-cleaning.ts';

/** What the specification says with a number or a name, and what would go unseen if it were another. */
export const BEHAVIOURS: readonly Plant[] = [
  {
    what: 'the oldest come first where somebody asks for the newest, and the other way round',
    changes: [
      {
        file: 'apps/server/features/library/repository.ts',
        from: "  newest: {\n    key: () => 'r.created_at as key',",
        to: "  oldest: {\n    key: () => 'r.created_at as key',",
      },
      {
        file: 'apps/server/features/library/repository.ts',
        from: "  oldest: {\n    key: () => 'r.created_at as key',\n    by: 'key, id',",
        to: "  newest: {\n    key: () => 'r.created_at as key',\n    by: 'key, id',",
      },
    ],
    caughtBy: inJourney('library.spec.ts', 'the newest come first unless somebody asks for the oldest'),
  },
  {
    what: 'an announcement of the shell is gone after a second',
    changes: [
      {
        file: ANNOUNCER,
        from: "  shell: { politeness: 'polite', stays: 3000 },",
        to: "  shell: { politeness: 'polite', stays: 1000 },",
      },
    ],
    caughtBy: inWeb('lib/speaking/announcer.test.ts', 'keeps its text for'),
  },
  {
    what: 'an error is announced politely, behind everything else',
    changes: [
      {
        file: ANNOUNCER,
        from: "  errors: { politeness: 'assertive', stays: 5000 },",
        to: "  errors: { politeness: 'polite', stays: 5000 },",
      },
    ],
    caughtBy: inWeb('lib/speaking/announcer.test.ts', 'keeps its text for'),
  },
  {
    what: 'an announcement follows the one before without a pause',
    changes: [
      {
        file: ANNOUNCER,
        from: 'export const CLEAR_BEFORE_SPEAKING = 100;',
        to: 'export const CLEAR_BEFORE_SPEAKING = 10;',
      },
    ],
    caughtBy: inWeb(
      'lib/speaking/announcer.test.ts',
      'a message appears after the region has been empty for 100 ms',
    ),
  },
  {
    what: 'an old cache of passwords stays in the browser',
    changes: [{ file: CLEANING, from: "  'cached-credentials',\n", to: '' }],
    caughtBy: inJourney('shell.spec.ts', 'start-up removes data of old versions'),
  },
  {
    what: 'an old cache of passwords stays in the session',
    changes: [
      {
        file: CLEANING,
        from: '    for (const key of OLD_LOCAL_KEYS) sessionStorage.removeItem(key);\n',
        to: '',
      },
    ],
    caughtBy: inJourney('shell.spec.ts', 'start-up removes data of old versions'),
  },
  {
    what: 'an old background worker goes on',
    changes: [
      {
        file: CLEANING,
        from: '  await Promise.all(workers.map((worker) => worker.unregister()));\n',
        to: '',
      },
    ],
    caughtBy: inWeb('lib/stores/start-up-cleaning.test.ts', 'start-up ends the background workers'),
  },
  {
    what: 'whoever continues as a guest lands somewhere else',
    changes: [
      {
        file: 'apps/web/features/auth/auth-screen.tsx',
        from: '<Link to="/">\n              <Trans>Continue as Guest</Trans>',
        to: '<Link to="/help">\n              <Trans>Continue as Guest</Trans>',
      },
    ],
    caughtBy: inJourney('accounts.spec.ts', 'a visitor continues as a guest'),
  },
  {
    what: 'the notification about the sidebar stays as long as any other',
    changes: [
      {
        file: 'apps/web/app/commands/shell-commands.ts',
        from: 'const SIDEBAR_NOTICE_STAYS = 3000;',
        to: 'const SIDEBAR_NOTICE_STAYS = 8000;',
      },
    ],
    caughtBy: inJourney('notification-times.spec.ts', 'a notification for three seconds'),
  },
  {
    what: 'the sidebar of icons has another width',
    changes: [
      {
        file: 'apps/web/styles/tokens.css',
        from: '  --sidebar-icons: 3rem;',
        to: '  --sidebar-icons: 2.5rem;',
      },
    ],
    caughtBy: inJourney('shell.spec.ts', 'is 16 rem wide, and 3 rem'),
  },
  {
    what: 'a skip link to the user menu loses the focus to the heading',
    changes: [{ file: PAGE, from: ", '#user-menu'];", to: '];' }],
    caughtBy: inWeb('ui/page/page.test.tsx', 'neither takes the focus nor scrolls'),
  },
  {
    what: 'a category shows four of its resources',
    changes: [
      {
        file: 'packages/contracts/src/library/lists/filters.ts',
        from: 'CATEGORY_SAMPLES = 3',
        to: 'CATEGORY_SAMPLES = 4',
      },
    ],
    caughtBy: inJourney('library.spec.ts', 'tabs and categories start at their first page'),
  },
  {
    what: 'a category comes with five of its latest resources',
    changes: [
      {
        file: 'apps/server/features/library/categories-service.ts',
        from: 'const RECENT_EACH = 6;',
        to: 'const RECENT_EACH = 5;',
      },
    ],
    caughtBy: {
      project: 'server',
      file: 'apps/server/features/library/categories.test.ts',
      title: 'shows each category with its six latest resources',
    },
  },
];
