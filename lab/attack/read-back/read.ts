import { packExport } from '../../../apps/server/features/exports/service.ts';
import { MARK, wellFormed } from '../../../apps/server/testing/attacks/naughty-words.ts';
import { readZip } from '../../../apps/server/testing/attacks/read-zip.ts';
import type { TestApi } from '../../../apps/server/testing/http/use-api.ts';
import { exportAddress, writeFeedAddress } from '../../../packages/contracts/src/library/files/index.ts';
import type { Planted } from './plant.ts';
import type { ReadAsPage } from './read-as-page.ts';

export interface Read {
  readonly where: string;
  readonly faults: readonly string[];
}

/** Reads a text back wherever it may show: served pages, the API, feeds, exports. */
export async function readEverywhere(
  api: TestApi,
  planted: Planted,
  readAsPage: ReadAsPage,
): Promise<Read[]> {
  const read: Read[] = [];
  const get = async (url: string, cookie = '') =>
    api.server.inject({ url, headers: { cookie, accept: '*/*' } });
  for (const url of pagesWith(planted)) {
    const { body, statusCode } = await api.server.inject({ url, headers: { accept: 'text/html' } });
    const faults = statusCode >= 500 ? [`it answered ${statusCode}`] : await readAsPage(body, 'text/html');
    read.push({ where: `the page ${url.slice(0, 60)}`, faults });
  }
  const feed = await get(writeFeedAddress({ search: searched(planted) }));
  if (feed.statusCode === 200)
    read.push({ where: 'the feed', faults: await readAsPage(feed.body, 'application/xml') });
  for (const format of ['csv', 'bibtex', 'ris'] as const) {
    const { body, statusCode } = await get(exportAddress({ search: MARK, format }), planted.cookie);
    const faults =
      statusCode === 200 ? brokenLines[format](body) : statusCode >= 500 ? [`it answered ${statusCode}`] : [];
    read.push({ where: `the export as ${format}`, faults });
  }
  const searches = await get('/api/searches/export', planted.cookie);
  read.push({ where: 'the export of searches', faults: brokenLines.csv(searches.body) });
  for (const url of answersWith(planted)) {
    const { statusCode, headers, body } = await get(url, planted.cookie);
    const isData =
      String(headers['content-type']).startsWith('application/json') &&
      headers['x-content-type-options'] === 'nosniff';
    const faults = [
      ...(isData ? [] : ['it is no data']),
      ...(statusCode >= 500 ? [`it answered ${statusCode}: ${body.slice(0, 100)}`] : []),
    ];
    read.push({ where: url.slice(0, 60), faults });
  }
  read.push({ where: 'the export of the account', faults: await readExport(api, planted) });
  return read;
}

function searched({ text }: Planted): string {
  return wellFormed(text).slice(0, 150);
}

function pagesWith(planted: Planted): string[] {
  const { resourceId, userId, collectionId } = planted;
  const words = encodeURIComponent(searched(planted));
  return [
    `/resource/${resourceId}`,
    `/user/${userId}`,
    ...(collectionId ? [`/library/collection/${collectionId}`] : []),
    `/search?q=${words}`,
    `/library?q=${words}&sort=${words}`,
    `/library?tab=categories&category=${words}`,
    `/library/categories?q=${words}`,
    `/nowhere/${words}`,
  ];
}

function answersWith({ resourceId, userId, collectionId }: Planted): string[] {
  return [
    `/api/resources/${resourceId}`,
    `/api/resources/${resourceId}/comments`,
    `/api/resources/${resourceId}/accessible-requests`,
    `/api/content/${resourceId}`,
    `/api/people/${userId}`,
    `/api/people/${userId}/resources`,
    `/api/people/${userId}/collections`,
    ...(collectionId ? [`/api/collections/${collectionId}`, `/api/collections/${collectionId}/items`] : []),
    '/api/profile',
    '/api/organizations',
    '/api/searches',
    '/api/activities',
    '/api/session',
  ];
}

/** Where a text of ours ends its cell or its entry. */
const brokenLines = {
  csv: (body: string) =>
    /(?:^|,|\r\n)"[=+\-@\t\r\n＝＋－＠]/.test(body) ? ['a cell begins as a formula'] : [],
  bibtex: (body: string) => {
    const entries = [...body.matchAll(/^@(\w+)\{/gm)].map(([, kind]) => kind);
    return body.includes('@misc{planted') || (body.match(/^\}/gm) ?? []).length !== entries.length
      ? ['a text ends its entry']
      : [];
  },
  ris: (body: string) => {
    const [begun, ended] = [body.match(/^TY {2}- /gm) ?? [], body.match(/^ER {2}-/gm) ?? []];
    return begun.length === ended.length && !/^TY {2}- JOUR/m.test(body) ? [] : ['a text ends its entry'];
  },
} as const;

/** The zip that a person takes along: readable, and no file of it lies outside. */
async function readExport(api: TestApi, { cookie }: Planted): Promise<string[]> {
  const asked = await api.server.inject({ method: 'POST', url: '/api/account/exports', headers: { cookie } });
  if (asked.statusCode !== 200) return [`it was refused: ${asked.body.slice(0, 100)}`];
  const { id } = asked.json<{ id: string }>();
  await packExport(api.dependencies, id);
  const answer = await fetch(`${api.url}/api/account/exports/${id}/file`, { headers: { cookie } });
  return readZip(await answer.arrayBuffer()).flatMap(([name, bytes]) => {
    if (/^\/|\.\.|\\|[\u0000-\u001f]/.test(name)) return [`a file lies outside: ${JSON.stringify(name)}`];
    if (!name.endsWith('.json')) return [];
    try {
      JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
      return [];
    } catch {
      return [`${name} cannot be read`];
    }
  });
}
