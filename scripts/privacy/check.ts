import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sessionCookie } from '../../apps/server/platform/http/requests/request-context.ts';
import { readSchema, type Schema } from '../../apps/server/testing/schema/read-schema.ts';
import {
  BROWSER_STORAGE,
  COOKIES,
  HTTPS_PREFIX,
  type KeptInBrowser,
} from '../../apps/web/features/legal/stored/browser.ts';
import { type DeclaredTables, KEPT } from '../../apps/web/features/legal/stored/declared.ts';
import { CALLS_AT_HOME, NAMED_HOSTS, OUTBOUND_CALLS } from '../../apps/web/features/legal/stored/outbound.ts';
import { STORED_TABLES } from '../../apps/web/features/legal/stored/tables.ts';
import { readSources, type Sources, SPEECH_PLACE } from './sources.ts';

const LISTS = 'apps/web/features/legal/stored';

/** What the database keeps and the privacy policy does not say, and the other way round. */
export function findTableFaults(schema: Schema, declared: DeclaredTables): string[] {
  const faults: string[] = [];
  for (const [table, columns] of schema) {
    const said = listFields(declared[table]?.fields ?? {});
    for (const column of columns)
      if (!said.includes(column))
        faults.push(`The privacy policy does not tell of ${table}.${column}: add it in ${LISTS}.`);
  }
  for (const [table, { fields }] of Object.entries(declared)) {
    const said = listFields(fields);
    for (const column of said)
      if (!schema.get(table)?.has(column))
        faults.push(`The privacy policy tells of ${table}.${column}, which no migration makes.`);
    for (const column of new Set(said.filter((one, place) => said.indexOf(one) !== place)))
      faults.push(`The privacy policy tells of ${table}.${column} twice.`);
  }
  return faults;
}

export function listFields(fields: DeclaredTables[string]['fields']): string[] {
  return Object.values(fields).flatMap((names) => names.split(/\s+/).filter(Boolean));
}

/** The same of cookies and of what the browser stores. */
export function findBrowserFaults(
  what: string,
  found: ReadonlyMap<string, string>,
  declared: readonly KeptInBrowser[],
): string[] {
  const names = declared.map(({ name }) => name);
  const covers = (name: string, key: string) => (name.endsWith('-') ? key.startsWith(name) : key === name);
  return [
    ...[...found]
      .filter(([key]) => !names.some((name) => covers(name, key)))
      .map(
        ([key, file]) =>
          `The privacy policy does not tell of the ${what} ${key} of ${file}: add it in ${LISTS}/browser.ts.`,
      ),
    ...names
      .filter((name) => ![...found.keys()].some((key) => covers(name, key)))
      .map((name) => `The privacy policy tells of the ${what} ${name}, which nothing uses.`),
  ];
}

/** Compares the cookie names of the policy with those that the server gives on http and on https. */
export function findCookieNameFaults(
  name: (secure: boolean) => string,
  declared: readonly KeptInBrowser[],
): string[] {
  const says = (given: string) => declared.some((one) => one.isOfServer && one.name === given);
  const [plain, secure] = [name(false), name(true)];
  return [
    ...(says(plain) ? [] : [`The privacy policy does not tell of the cookie ${plain} of the server.`]),
    ...(secure === `${HTTPS_PREFIX}${plain}`
      ? []
      : [
          `On https the cookie ${plain} is called ${secure}, and the privacy policy says ${HTTPS_PREFIX}${plain}.`,
        ]),
    ...declared
      .filter((one) => (one.name === plain || one.name.startsWith(`${plain}-`)) && !one.isOfServer)
      .filter(({ name: own }) => own !== 'relievo-sidebar')
      .map((one) => `The privacy policy does not say what the cookie ${one.name} is called on https.`),
  ];
}

/** Calls that leave the site: by the files that can make them, and by the hosts that stand in the source. */
export function findOutboundFaults({ callers, hosts }: Pick<Sources, 'callers' | 'hosts'>): string[] {
  const files = [...OUTBOUND_CALLS.flatMap((call) => call.files), ...CALLS_AT_HOME];
  const known = [...OUTBOUND_CALLS.flatMap((call) => call.hosts ?? []), ...NAMED_HOSTS];
  const add = `say what is sent in ${LISTS}/outbound.ts.`;
  return [
    ...callers.filter((file) => !files.includes(file)).map((file) => `${file} can call others: ${add}`),
    ...files
      .filter((file) => !callers.includes(file))
      .map((file) => `The privacy policy tells of calls by ${file}, which makes none.`),
    ...[...hosts]
      .filter(([host]) => !known.includes(host))
      .map(([host, file]) => `${file} names ${host}: ${add}`),
    ...known
      .filter((host) => !hosts.has(host))
      .map((host) => `The privacy policy tells of ${host}, which no source names.`),
  ];
}

/** How long something is kept, said in words that the code does not say. */
export function findTimeFaults(read: (file: string) => string): string[] {
  return Object.values(KEPT).flatMap((kept) => {
    if (!('said' in kept)) return [];
    const [file, text] = kept.said;
    return read(file).includes(text)
      ? []
      : [`The privacy policy says “${kept.words}”, and ${file} no longer says “${text}”.`];
  });
}

export function findPrivacyFaults(root: string): string[] {
  const sources = readSources(root);
  return [
    ...findTableFaults(readSchema(readFileSync(join(root, 'docs/schema.sql'), 'utf8')), STORED_TABLES),
    ...findBrowserFaults(
      'cookie',
      sources.cookies,
      COOKIES.filter(({ name }) => name !== 'relievo-sidebar'),
    ),
    ...findCookieNameFaults((secure) => sessionCookie(secure).name, COOKIES),
    ...findBrowserFaults('storage key', sources.storageKeys, [
      ...BROWSER_STORAGE,
      ...COOKIES.filter(({ name }) => name === 'relievo-sidebar'),
    ]),
    ...sources.strayStores.map(
      (file) => `${file} keeps something in a browser by itself: go through lib/stores/stored.ts.`,
    ),
    ...sources.straySpeakers.map(
      (file) => `${file} uses speech of the browser, which may send text away: go through ${SPEECH_PLACE}.`,
    ),
    ...findOutboundFaults(sources),
    ...findTimeFaults((file) => readFileSync(join(root, file), 'utf8')),
  ];
}

if (import.meta.main) {
  const faults = findPrivacyFaults(fileURLToPath(new URL('../..', import.meta.url)));
  for (const fault of faults) console.error(fault);
  const columns = Object.values(STORED_TABLES).flatMap(({ fields }) => listFields(fields));
  console.log(
    `The privacy policy tells of ${Object.keys(STORED_TABLES).length} tables with ${columns.length} fields.`,
  );
  if (faults.length > 0) process.exitCode = 1;
}
