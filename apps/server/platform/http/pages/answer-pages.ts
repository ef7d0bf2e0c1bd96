import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendDocument } from '../files/documents.ts';
import { sendRefusal } from '../refusals/failures.ts';
import { Refused, refuse } from '../refusals/refuse.ts';
import type { RateLimiter } from '../requests/rate-limit.ts';
import type { SecurityOptions } from '../security-headers.ts';
import { hasFramedPage, isFramedPage, sendFramedPage } from './framed-page.ts';
import { type FindPageContent, fillShell, nameShell } from './page-content.ts';
import { asksForPage, hasWebApp, serveWebApp } from './static-files.ts';

export interface PagesOptions extends SecurityOptions {
  /** What public pages hold before the app takes over. */
  readonly findPageContent?: FindPageContent;
  /** The name of a page that only the app can fill. */
  readonly findPageTitle?: (path: string) => string | undefined;
  /** Where links in pages begin, such as that of the page itself. */
  readonly site?: () => { readonly publicUrl: string };
  /** Where the built web app lies. */
  readonly webFolder?: string;
}

/** What no other route answers: a file of the web app, or a page of it; everything else is not there. */
export async function answerPages(
  server: FastifyInstance,
  options: PagesOptions,
  limiter: RateLimiter,
): Promise<void> {
  const { webFolder } = options;
  const serving = webFolder !== undefined && hasWebApp(webFolder);
  if (serving) await serveWebApp(server, webFolder);
  server.setNotFoundHandler(async (request, reply) => {
    if (!serving || !asksForPage(request)) return sendRefusal(reply, refuse('not_found'));
    if (isFramedPage(request) && hasFramedPage(webFolder)) return sendFramedPage(reply, options);
    const page = await filledPage(request, webFolder, options, limiter);
    if (page === null) return reply.sendFile('index.html');
    return sendDocument(request, reply, { mediaType: 'text/html', body: page, keep: 'no-cache' });
  });
}

/** The page with what it shows, or with its name where it is for the app alone. A page without content is still a page. */
async function filledPage(
  request: FastifyRequest,
  webFolder: string,
  { findPageContent, findPageTitle, site }: PagesOptions,
  limiter: RateLimiter,
): Promise<string | null> {
  const [path = '', ...query] = request.url.split('?');
  try {
    limiter.count('read', request.ip);
    const place = decodeURIComponent(path);
    const content = await findPageContent?.(place, new URLSearchParams(query.join('?')));
    const title = content ? undefined : findPageTitle?.(place);
    if (!content && title === undefined) return null;
    const shell = await readFile(join(webFolder, 'index.html'), 'utf8');
    return content ? fillShell(shell, content, site?.().publicUrl ?? '') : nameShell(shell, title ?? '');
  } catch (error) {
    if (!(error instanceof Refused))
      request.log.warn({ err: error }, 'a page was served without its content');
    return null;
  }
}
