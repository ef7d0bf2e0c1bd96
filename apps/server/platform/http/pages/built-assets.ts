import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance } from 'fastify';

/** The build names every file of this folder by what is in it: such a file never changes its content. */
const ASSETS = 'assets';
export const KEPT_FOR_EVER = 'public, max-age=31536000, immutable';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** How the build packs a file, the smallest first, and what is added to its name. */
const ENDINGS = new Map([
  ['br', '.br'],
  ['gzip', '.gz'],
]);

/**
 * What pages are made of, out of memory: a page asks for dozens of small files, and to look each up on the disk anew
 * costs several times what sending it does. Maps and whatever else lies there are left to who serves the web folder.
 */
export function serveAssets(server: FastifyInstance, webFolder: string): void {
  const folder = join(webFolder, ASSETS);
  const names = new Set(existsSync(folder) ? readdirSync(folder) : []);
  const read = createFileMemory(folder);
  server.get<{ Params: { name: string } }>(`/${ASSETS}/:name`, async (request, reply) => {
    const { name } = request.params;
    const mediaType = MEDIA_TYPES[extname(name)];
    if (mediaType === undefined || !names.has(name)) return reply.sendFile(`${ASSETS}/${name}`);
    const packings = [...ENDINGS.keys()].filter((packing) => names.has(name + ENDINGS.get(packing)));
    const packing = negotiate(request.headers['accept-encoding'] ?? '', packings);
    if (packing !== null) reply.header('content-encoding', packing);
    reply.headers({ 'content-type': mediaType, 'cache-control': KEPT_FOR_EVER, vary: 'accept-encoding' });
    return reply.send(await read(name + (packing === null ? '' : ENDINGS.get(packing))));
  });
}

/** Reads each file once. Its callers ask for what the build wrote alone, a few megabytes in all. */
function createFileMemory(folder: string): (name: string) => Promise<Buffer> {
  const kept = new Map<string, Promise<Buffer>>();
  return (name) => {
    const known = kept.get(name);
    if (known) return known;
    const content = readFile(join(folder, name));
    kept.set(name, content);
    content.catch(() => kept.delete(name));
    return content;
  };
}
