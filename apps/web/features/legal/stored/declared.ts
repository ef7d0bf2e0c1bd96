/** What the fields of a table hold, as people are told it. */
export const FIELD_KINDS = {
  number: /*i18n*/ 'numbers that lead from one row to another',
  time: /*i18n*/ 'times',
  name: /*i18n*/ 'names',
  address: /*i18n*/ 'email addresses',
  words: /*i18n*/ 'what was written',
  choice: /*i18n*/ 'choices and states',
  count: /*i18n*/ 'counts and sizes',
  network: /*i18n*/ 'network addresses',
  browser: /*i18n*/ 'names of browsers and devices',
  secret: /*i18n*/ 'secrets, encrypted or as a fingerprint that nobody can turn back',
  content: /*i18n*/ 'what was made: drawings, charts and their settings',
  file: /*i18n*/ 'files, by name, kind and fingerprint',
  report: /*i18n*/ 'what the software noted about its own work',
} as const;
export type FieldKind = keyof typeof FIELD_KINDS;

/** How long something is kept. What is a number of days or hours stands in the file named with it, in the same words. */
export const KEPT = {
  account: { words: /*i18n*/ 'Until you delete your account' },
  resource: { words: /*i18n*/ 'Until the resource or the account of its author is deleted' },
  collection: { words: /*i18n*/ 'Until the collection or the account of its owner is deleted' },
  organization: { words: /*i18n*/ 'Until the organization is deleted or you leave it' },
  class: { words: /*i18n*/ 'Until the class ends or you leave it' },
  operator: { words: /*i18n*/ 'Until the people who run this site change it' },
  site: { words: /*i18n*/ 'As long as the software needs it; no person is named in it' },
  log: { words: /*i18n*/ 'As long as this site exists; your name is taken out when you delete your account' },
  inbox: { words: /*i18n*/ 'Until the people who run this site delete it' },
  answered: { words: /*i18n*/ 'Until you delete your account; what was decided stays without your name' },
  file: { words: /*i18n*/ 'Until nothing shows the file any more' },
  session: { words: /*i18n*/ 'Until you sign out or the session ends' },
  link: { words: /*i18n*/ 'Until the link or code is used or expires' },
  attempts: {
    words: /*i18n*/ '1 day after the last attempt',
    said: ['apps/server/features/accounts/service.ts', 'ATTEMPTS_KEPT_SECONDS = DAY_SECONDS'],
  },
  letters: {
    words: /*i18n*/ '2 days',
    said: ['apps/server/features/accounts/service.ts', 'LETTER_COUNTS_KEPT_SECONDS = 2 * DAY_SECONDS'],
  },
  guesses: {
    words: /*i18n*/ '365 days after the last attempt',
    said: ['apps/server/features/accounts/service.ts', 'GUESS_COUNTS_KEPT_SECONDS = 365 * DAY_SECONDS'],
  },
  networks: {
    words: /*i18n*/ '90 days after the last sign-in',
    said: ['apps/server/features/accounts/service.ts', 'NETWORKS_KEPT_SECONDS = 90 * DAY_SECONDS'],
  },
  mail: { words: /*i18n*/ '30 days', said: ['apps/server/features/mail/rules.ts', 'KEPT_DAYS = 30'] },
  progress: {
    words: /*i18n*/ '7 days after the work ended',
    said: ['apps/server/features/progress/service.ts', 'KEPT_DAYS = 7'],
  },
  export: {
    words: /*i18n*/ '7 days',
    said: ['packages/contracts/src/accounts/account.ts', 'EXPORT_KEPT_DAYS = 7'],
  },
  archive: {
    words: /*i18n*/ '24 hours',
    said: ['packages/contracts/src/collections/archives.ts', 'ARCHIVE_KEPT_HOURS = 24'],
  },
  conversion: {
    words: /*i18n*/ '30 days after it ended',
    said: ['packages/contracts/src/uploads/conversions.ts', 'CONVERSIONS_KEPT_DAYS = 30'],
  },
  upload: {
    words: /*i18n*/ '24 hours, or until the file has arrived',
    said: ['apps/server/features/uploads/service.ts', 'KEPT_MS = 24 * 60 * 60 * 1000'],
  },
  aiUsage: {
    words: /*i18n*/ '31 days',
    said: ['apps/server/migrations/0350_descriptions.sql', 'delete from ai_usage where day < today - 31'],
  },
  trends: {
    words: /*i18n*/ '1 day',
    said: ['apps/server/features/searches/repository.ts', "made_at < now() - interval '1 day'"],
  },
  visit: {
    words: /*i18n*/ 'Half an hour',
    said: ['apps/server/features/visits/service.ts', 'ONE_VISIT_MS = 30 * 60 * 1000'],
  },
  job: {
    words: /*i18n*/ '1 day after the work ended',
    said: ['apps/server/platform/queue/queues.ts', 'KEPT_SECONDS = 24 * 60 * 60'],
  },
} as const satisfies Readonly<
  Record<string, { readonly words: string; readonly said?: readonly [file: string, text: string] }>
>;
export type KeptFor = keyof typeof KEPT;

/** A table of the database. Every column stands under the kind of what it holds; the check compares them with the migrations. */
export interface DeclaredTable {
  readonly purpose: string;
  readonly kept: KeptFor;
  readonly fields: Readonly<Partial<Record<FieldKind, string>>>;
}
export type DeclaredTables = Readonly<Record<string, DeclaredTable>>;
