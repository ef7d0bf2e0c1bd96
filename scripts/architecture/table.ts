/**
 * The one place where the architecture is written down. The checker beside this file knows folders,
 * imports and words; what is allowed is said here and nowhere else. There is no list of exceptions.
 */

/** A workspace, or a folder of tools at the root. Only what `reaches` names may be imported from it. */
export interface Room {
  readonly folder: string;
  readonly reaches: readonly string[];
  /** Tools are no part of the product and may look inside a room; where they have no package.json, the root's answers for them. */
  readonly tool?: true;
}

const PURE = [
  'packages/words',
  'packages/graphic',
  'packages/braille',
  'packages/chart',
  'packages/document',
  'packages/sound',
  'packages/trace',
];
const PACKAGES = [...PURE, 'packages/gallery', 'packages/contracts', 'packages/convert'];
const APPS = ['apps/server', 'apps/web', 'apps/cli'];

export const ROOMS: readonly Room[] = [
  { folder: 'packages/words', reaches: [] },
  { folder: 'packages/braille', reaches: [] },
  { folder: 'packages/sound', reaches: ['packages/words'] },
  { folder: 'packages/trace', reaches: ['packages/words'] },
  { folder: 'packages/graphic', reaches: ['packages/words', 'packages/braille'] },
  { folder: 'packages/gallery', reaches: ['packages/words', 'packages/graphic', 'packages/braille'] },
  { folder: 'packages/chart', reaches: ['packages/words', 'packages/graphic', 'packages/sound'] },
  { folder: 'packages/document', reaches: ['packages/words', 'packages/graphic', 'packages/chart'] },
  { folder: 'packages/contracts', reaches: PURE },
  { folder: 'packages/convert', reaches: PURE },
  { folder: 'apps/server', reaches: PACKAGES },
  { folder: 'apps/web', reaches: [...PURE, 'packages/contracts'] },
  { folder: 'apps/cli', reaches: [...PURE, 'packages/convert'] },
  { folder: 'scripts', reaches: [...PACKAGES, ...APPS], tool: true },
  { folder: 'e2e', reaches: ['scripts', ...PACKAGES, ...APPS], tool: true },
  { folder: 'lab', reaches: ['scripts', ...PACKAGES, ...APPS], tool: true },
];

/** Files at the root are configuration of the tools. */
export const ROOT: Room = { folder: '', reaches: ['scripts'], tool: true };

/** What every app may read from the root: the name and the version of the product. */
export const COMMON = ['package.json'];

/** A band of folders inside a room. Paths are relative to the room; the first match wins. */
export interface Layer {
  readonly name: string;
  readonly where: RegExp;
  readonly reaches: readonly string[];
  /** Its folders stand apart from each other; a neighbour is entered only by this file. */
  readonly apart?: { readonly face: string; readonly floors?: Floors };
}

/** Folders from the ground up: one may enter those below it, never its neighbours or those above; what is not named stands on top. */
export type Floors = readonly (readonly string[])[];

/** Returns a layer for each folder of a package, given from the ground up: each knows those on the floors below. */
function toStoreys(floors: Floors): readonly Layer[] {
  return floors.flatMap((folders, floor) =>
    folders.map((name) => ({
      name,
      where: new RegExp(`^src/${name}/`),
      reaches: floors.slice(0, floor).flat(),
    })),
  );
}

/**
 * The features of the web that others enter, those to come included: one that is entered is added to the lowest floor
 * that has what it needs. All others stand on top, where nobody enters them, and are not named.
 */
const WEB_FEATURES: Floors = [
  ['auth', 'documents', 'explorer', 'inviting', 'listing'],
  ['collections'],
  ['resource'],
  ['activity', 'charts', 'content', 'editor', 'people', 'search', 'tools'],
  ['classes', 'library', 'organizations'],
];

/** The rooms whose folders are drawn in ARCHITECTURE.md, with every arrow between them leading down. */
export const DRAWN_ROOMS = ['packages/graphic', 'apps/server', 'apps/web'];

/** No folder holds more of its app than this: beyond it, it is most of what the app is, and nobody finds their way. */
export const LARGEST_SHARE = 0.2;
/** Lines up to which an app is so small that shares say nothing. */
export const SMALL_APP = 5000;

/** Where a function at the top of a file is declared, and not kept in a constant. */
export const DECLARES_FUNCTIONS = /^(apps|e2e|lab|packages|scripts)\//;

/**
 * Other workspaces import a package by its doors: @relievo/graphic/model is packages/graphic/src/model/index.ts. A door
 * lists names of the files in its folder, and in folders below that have no door.
 */
export const DOOR = /^packages\/[a-z]+\/src\/(?!(?:.*\/)?testing\/)(?:.+\/)?index\.ts$/;

/** A door lists at most so many names: a full one is divided before it takes one more. */
const MAX_NAMES = 25;
const MAX_NAMES_OF_LARGE_DOORS: Readonly<Record<string, number>> = {
  'packages/contracts/src/accounts/index.ts': 30,
  'packages/contracts/src/administration/index.ts': 50,
  'packages/contracts/src/classes/index.ts': 40,
  'packages/contracts/src/content/index.ts': 30,
  'packages/contracts/src/library/files/index.ts': 35,
  'packages/contracts/src/library/lists/index.ts': 35,
  'packages/contracts/src/organizations/index.ts': 40,
  'packages/contracts/src/people/index.ts': 40,
  'packages/contracts/src/values/index.ts': 30,
  'packages/document/src/model/index.ts': 75,
  'packages/graphic/src/editing/index.ts': 35,
  'packages/graphic/src/geometry/index.ts': 40,
  'packages/graphic/src/model/index.ts': 45,
  'packages/words/src/index.ts': 35,
};

export function countAllowedNames(door: string): number {
  return MAX_NAMES_OF_LARGE_DOORS[door] ?? MAX_NAMES;
}

/** How many files may lie side by side in one folder of the product; numbered migrations are read in their order. */
export const FULLEST = { most: 25, apartFrom: ['apps/server/migrations'] };

export const LAYERS: Readonly<Record<string, readonly Layer[]>> = {
  'packages/graphic': toStoreys([
    ['model'],
    ['profiles', 'geometry', 'png', 'validation', 'xml'],
    ['set'],
    ['svg', 'raster', 'measure'],
    ['touch', 'labels', 'explore'],
    ['rules', 'claims'],
    ['operations'],
    ['editing', 'outputs'],
    ['figure'],
    ['words'],
  ]),
  'packages/document': toStoreys([
    ['model'],
    ['text'],
    ['validation'],
    ['editing', 'file'],
    ['rules'],
    ['words'],
  ]),
  'packages/trace': toStoreys([
    ['lists', 'pixels'],
    ['curves', 'page'],
    ['enhance'],
    ['areas', 'letters', 'strokes'],
    ['measure'],
    ['picture'],
    ['charts'],
    ['classify'],
  ]),
  'apps/server': [
    { name: 'entry', where: /^[^/]+\.ts$/, reaches: ['features', 'platform', 'migrations'] },
    { name: 'features', where: /^features\//, reaches: ['platform'], apart: { face: 'service.ts' } },
    { name: 'migrations', where: /^migrations\//, reaches: ['platform'] },
    { name: 'platform', where: /^platform\//, reaches: [] },
  ],
  'apps/web': [
    { name: 'app', where: /^(app\/|main\.tsx$)/, reaches: ['features', 'ui', 'lib', 'styles', 'locales'] },
    {
      name: 'features',
      where: /^features\//,
      reaches: ['ui', 'lib', 'styles'],
      apart: { face: 'index.ts', floors: WEB_FEATURES },
    },
    { name: 'embed', where: /^embed\//, reaches: ['lib', 'styles'] },
    { name: 'ui', where: /^ui\//, reaches: ['lib', 'styles'] },
    { name: 'lib', where: /^lib\//, reaches: ['locales'] },
    { name: 'locales', where: /^locales\//, reaches: [] },
    { name: 'styles', where: /^styles\//, reaches: [] },
    { name: 'public', where: /^public\//, reaches: [] },
  ],
};

/**
 * Names of files with a duty inside apps/server/features, and the duties that they must not reach. What stands before
 * the duty in a name changes nothing: account-routes.ts is routes.ts.
 */
export const ROLES: Readonly<Record<string, readonly string[]>> = {
  'routes.ts': ['repository.ts', 'jobs.ts'],
  'jobs.ts': ['repository.ts', 'routes.ts'],
  'service.ts': ['routes.ts', 'jobs.ts'],
  'repository.ts': ['routes.ts', 'jobs.ts', 'service.ts'],
};

/** All that a file of a feature in the server can be: its name ends in one of these, after the noun that it is about. */
export const FEATURE_ROLES = [
  ...['routes', 'service', 'repository', 'jobs'],
  /** Pure functions and the words of the field. */
  'rules',
  /** What is shown of a row, as the contract or a page says it. */
  'presenter',
  ...['letters', 'drawing'],
  /** What stands fixed: entries, names, texts. */
  'data',
  /** The entry of a process or a thread of its own, and what only runs in it. */
  'program',
  'dependencies',
];

/**
 * Tests, journeys, their helpers and build settings are not part of the product: they compose what they work on,
 * may use packages for development, and hold the SQL and the words that they need.
 */
export const SUPPORT_FILE = /\.test\.tsx?$|\.config\.ts$|\/testing\/|^e2e\/|^apps\/web\/[^/]+\.ts$/;

/**
 * What the features of the web take from others. What makes an accessible control, a dialog or a picture is wrapped
 * once in ui/, what has no looks in lib/, so that a change of the library touches one file.
 */
export const FEATURE_LIBRARIES =
  /^(react|lucide-react|@tanstack\/react-(query|router)|@lingui\/(core|react)|@relievo\/.+)$/;

/** Nouns of the product: platform/ would serve another product as well, and speaks of none of them. */
export const PRODUCT_NOUNS =
  /(braille|tactile|drawing|collection|lesson|teacher|student|school|thumbnail|embosser|worksheet|comment|reaction)s?/i;

/** The door of the database that no policy guards: the start, migrations and tests go through it, features never. */
export const OWNER_DOORS = ['asOwner'];

/** A thing that only some files of a room may hold. */
export interface Reserved {
  readonly room: string;
  readonly what: 'environment' | 'sql' | 'words' | 'owner' | 'product';
  /** Only this folder of the room is looked at. */
  readonly below?: string;
  readonly where: readonly RegExp[];
  readonly mend: string;
}

export const RESERVED: readonly Reserved[] = [
  {
    room: 'apps/server',
    what: 'environment',
    where: [/^config\.ts$/],
    mend: 'Only config.ts reads the environment: add the setting there and hand its value in.',
  },
  {
    room: 'apps/cli',
    what: 'environment',
    where: [/^relievo\.mjs$/],
    mend: 'Only relievo.mjs reads the environment: hand the value in from there.',
  },
  {
    room: 'packages/convert',
    what: 'environment',
    where: [],
    mend: 'A package knows no environment: take the value as an argument.',
  },
  {
    room: 'apps/server',
    what: 'sql',
    where: [/(^|\/)repository\.ts$/, /^migrations\//, /^platform\/(database|postgres)\//],
    mend: 'SQL stands in a repository.ts, in migrations or in platform/database: move the statement there and call it.',
  },
  {
    room: 'apps/server',
    what: 'owner',
    below: 'features/',
    where: [],
    mend: 'Ask as the one who is there: asUser or asGuest, so that row-level security has the last word.',
  },
  {
    room: 'apps/server',
    what: 'product',
    below: 'platform/',
    where: [],
    mend: 'Name what it does for any product, or hand the word in from the feature that knows it.',
  },
  {
    room: 'apps/web',
    what: 'words',
    where: [],
    mend: 'Words of the interface come from the catalogue: wrap them in t`...` or in <Trans>.',
  },
];

/** Attributes that people read or hear. */
export const WORD_ATTRIBUTES =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|alt|title|label|placeholder|description|lead|hint|caption|heading|message|errorMessage)$/;

/** Packages that speak SQL, and the builder calls that compose it. */
export const SQL_PACKAGES = ['pg', 'kysely'];
export const SQL_CALLS = ['selectFrom', 'insertInto', 'updateTable', 'deleteFrom'];
