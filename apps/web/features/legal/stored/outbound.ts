/** A call that leaves this site, to whom, with what, and when. */
export interface OutboundCall {
  readonly to: string;
  readonly sent: string;
  readonly when: string;
  /** The files that make it. The check finds every file that can call, and compares. */
  readonly files: readonly string[];
  /** The hosts that stand in the source. All others are named by the people who run the site. */
  readonly hosts?: readonly string[];
}

export const OUTBOUND_CALLS: readonly OutboundCall[] = [
  {
    to: /*i18n*/ 'The language model that the people who run this site chose',
    sent: /*i18n*/ 'For the description of a collection: its name. For “Propose what it means”: everything that is told of the chart, which is its title, axes, names, numbers and statistics, up to 8,000 characters, and its language. For a test by an administrator: one fixed question. Never who you are',
    when: /*i18n*/ 'When you choose “Generate description” or “Propose what it means”, or an administrator tests the key. Without a key nothing is sent',
    files: ['apps/server/platform/ai/post.ts', 'apps/server/platform/ai/guarded-lookup.ts'],
    hosts: ['api.openai.com'],
  },
  {
    to: /*i18n*/ 'The email server of this site',
    sent: /*i18n*/ 'Your email address and the email to you',
    when: /*i18n*/ 'When this site emails you',
    files: ['apps/server/platform/mail/smtp-mail.ts', 'apps/server/platform/mail/disk-mail.ts'],
  },
  {
    to: /*i18n*/ 'The provider that you sign in with, where this site offers one',
    sent: /*i18n*/ 'A one-time code of that provider. Your browser goes to the provider’s own page; it tells us your name, email address and a number for you',
    when: /*i18n*/ 'When you choose to sign in with it or connect it',
    files: ['apps/server/platform/openid/openid.ts', 'apps/server/platform/openid/fetch-bounded.ts'],
    hosts: ['accounts.google.com', 'login.microsoftonline.com'],
  },
  {
    to: /*i18n*/ 'The file storage of this site, where it is a separate service',
    sent: /*i18n*/ 'Files that you upload and that are made of them',
    when: /*i18n*/ 'When a file is kept or read',
    files: ['apps/server/platform/storage/s3-storage.ts'],
  },
  {
    to: /*i18n*/ 'YouTube or Vimeo, where this site shows a film on its welcome page',
    sent: /*i18n*/ 'What every page that you open learns: your network address and browser',
    when: /*i18n*/ 'When you play the film, and not before',
    files: ['apps/web/features/home/welcome/video.tsx'],
    hosts: ['www.youtube-nocookie.com', 'player.vimeo.com'],
  },
];

/** Files that can call, and call this machine alone: the database, and ports of its own. */
export const CALLS_AT_HOME: readonly string[] = [
  'apps/server/platform/isolation/detect.ts',
  'apps/server/platform/isolation/trial.ts',
  'apps/server/platform/postgres/free-port.ts',
];

/** Hosts that stand in the source as names or as links, and are never called. */
export const NAMED_HOSTS: readonly string[] = [
  'creativecommons.org',
  'purl.org',
  'relievo.example.org',
  'schema.org',
  'schemas.microsoft.com',
  'schemas.openxmlformats.org',
  'www.daisy.org',
  'www.idpf.org',
  'www.w3.org',
];
