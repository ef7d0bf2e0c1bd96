import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendDocument } from '../files/documents.ts';
import { sendRefusal } from '../refusals/failures.ts';
import { Refused, refuse } from '../refusals/refuse.ts';
import type { RateLimiter } from '../requests/rate-limit.ts';
import type { ContextOf } from '../requests/request-context.ts';
import type { SecurityOptions } from '../security-headers.ts';
import { findFramedId, hasFramedPage, sendFramedPage } from './framed-page.ts';
import {
  type FindServedPage,
  type FoundPage,
  fillMissingShell,
  fillShell,
  nameShell,
} from './page-content.ts';
import { asksForPage, hasWebApp, serveWebApp } from './static-files.ts';

export interface PagesOptions extends SecurityOptions {
  /** Which pages there are, and what they hold before the app takes over. */
  readonly findServedPage?: FindServedPage;
  /** Tells whether an address is that of a page, which it knows without looking anything up. */
  readonly isPage?: (path: string) => boolean;
  /** Whether guests may see what a page in a frame shows. */
  readonly isFrameThere?: (id: string) => Promise<boolean>;
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
  contextOf: ContextOf,
): Promise<void> {
  const { webFolder, isFrameThere, findServedPage, isPage } = options;
  const serving = webFolder !== undefined && hasWebApp(webFolder);
  if (serving) await serveWebApp(server, webFolder);
  server.setNotFoundHandler(async (request, reply) => {
    if (!serving || !asksForPage(request)) return sendRefusal(reply, refuse('not_found'));
    /** Answers with the page when its content cannot be looked for: the app asks for the content itself. */
    const look = async <Found>(find: () => Promise<Found>, otherwise: Found): Promise<Found> => {
      try {
        limiter.count('read', request.ip);
        return await find();
      } catch (error) {
        if (!(error instanceof Refused))
          request.log.warn({ err: error }, 'a page was served without its content');
        return otherwise;
      }
    };
    const framed = findFramedId(request);
    if (framed !== null && hasFramedPage(webFolder)) {
      const isThere = await look(async () => (await isFrameThere?.(framed)) ?? true, true);
      return sendFramedPage(reply.code(isThere ? 200 : 404), options);
    }
    const [path = '', ...query] = request.url.split('?');
    const address = decodePath(path);
    const isOfPage = address !== null && (isPage?.(address) ?? true);
    const page = isOfPage
      ? await look<FoundPage>(
          async () =>
            (await findServedPage?.({
              path: address,
              parameters: new URLSearchParams(query.join('?')),
              viewer: contextOf(request, reply).viewer,
            })) ?? { isThere: true },
          { isThere: true, dependsOnViewer: true },
        )
      : { isThere: false };
    return sendPage(request, reply, page, webFolder, options);
  });
}

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { isThere, content, title, dependsOnViewer }: FoundPage,
  webFolder: string,
  { site }: PagesOptions,
): Promise<FastifyReply> {
  const shell = await readFile(join(webFolder, 'index.html'), 'utf8');
  if (!isThere)
    return reply
      .code(404)
      .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      .send(fillMissingShell(shell));
  const named = title === undefined ? shell : nameShell(shell, title);
  const body = content ? fillShell(shell, content, site?.().publicUrl ?? '') : named;
  return sendDocument(request, reply, {
    mediaType: 'text/html',
    body,
    keep: dependsOnViewer ? 'private, no-store' : 'no-cache',
  });
}
