import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { KEPT_FOR_EVER, serveAssets } from './built-assets.ts';

/** Also the maps of the scripts, which readers of code ask for alone. */
const NAMED_BY_CONTENT = /[/\\]assets[/\\][^/\\]+$/;

/**
 * The web app: files packed when it was built, hashed ones kept by browsers for ever, and index.html asked
 * for again each time. Addresses that belong to no file are pages of the app.
 */
export async function serveWebApp(server: FastifyInstance, folder: string): Promise<void> {
  await server.register(fastifyStatic, {
    root: folder,
    wildcard: true,
    preCompressed: true,
    dotfiles: 'ignore',
    index: ['index.html'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', NAMED_BY_CONTENT.test(path) ? KEPT_FOR_EVER : 'no-cache');
    },
  });
  serveAssets(server, folder);
}

export function hasWebApp(folder: string): boolean {
  return existsSync(join(folder, 'index.html'));
}

/** Only somebody who opens a page gets the app; a missing picture or script is missing. */
export function asksForPage({ method, url, headers }: FastifyRequest): boolean {
  const path = url.split('?', 1)[0] ?? '';
  const reading = method === 'GET' || method === 'HEAD';
  return reading && !/^\/api(\/|$)/.test(path) && (headers.accept ?? '').includes('text/html');
}
