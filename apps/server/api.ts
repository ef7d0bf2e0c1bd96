import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { rememberAddress } from './address.ts';
import type { Config } from './config.ts';
import type { DatabaseAccess } from './connections.ts';
import { createDependencies, type Dependencies, logDatabasePath, logIsolation } from './dependencies.ts';
import { openSession } from './features/accounts/service.ts';
import { findServedPage, isFrameThere, isPage } from './features/served-pages/service.ts';
import { createHttpServer, type HttpOptions } from './platform/http/server.ts';
import { stopHttpServer } from './platform/http/stop.ts';
import { prepareQueues } from './platform/queue/queue.ts';
import { errorCode, Refusal } from './platform/refusal.ts';
import { createArchives, createArrivals, createDocuments, createDownloads, createRouter } from './router.ts';

export interface RunningApi {
  /** The address at which it answers on this machine. */
  readonly url: string;
  /** Waits for running requests, at most as many seconds as the settings give, and closes all connections. */
  stop(): Promise<void>;
}

/** The number of ports that are tried after the default one if the settings name none. */
const PORTS_TRIED = 20;

export async function startApi(config: Config, access: DatabaseAccess): Promise<RunningApi> {
  const { host } = config.http;
  const dependencies = createDependencies(config, access);
  try {
    await prepareQueues(dependencies.database);
    logDatabasePath(dependencies, access);
    await logIsolation(dependencies);
    const server = await createApi(config, dependencies);
    const port = await listen(server, config.http);
    const url = `http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`;
    rememberAddress(config, url);
    return {
      url,
      stop: async () => {
        await stopHttpServer(server, config.http.stopSeconds);
        await dependencies.close();
      },
    };
  } catch (error) {
    await dependencies.close();
    throw error;
  }
}

/** Creates the server, which does not listen yet. */
export async function createApi(
  { http, root, site, demo }: Pick<Config, 'http' | 'root' | 'site' | 'demo'>,
  dependencies: Dependencies,
  overrides: Pick<HttpOptions, 'limits' | 'webFolder'> = {},
): Promise<FastifyInstance> {
  const server = await createHttpServer({
    ...createRouter(dependencies, { withSetup: demo }),
    formPaths: ['/letters/stop/:token'],
    documents: createDocuments(dependencies),
    downloads: createDownloads(dependencies),
    archives: createArchives(dependencies),
    arrivals: createArrivals(dependencies),
    findServedPage: (page) => findServedPage({ ...dependencies, isDemo: demo }, page),
    isPage: (address) => isPage(address, demo),
    isFrameThere: (id) => isFrameThere(dependencies, id),
    site: dependencies.site,
    findSignedIn: (token) => openSession(dependencies, token),
    log: dependencies.log,
    clock: dependencies.clock,
    secure: http.publicUrl?.startsWith('https:') ?? false,
    onlyHere: http.publicUrl === undefined && /^(localhost|127\.|::1)/.test(http.host),
    trustedProxies: http.trustedProxies,
    webFolder: join(root, 'apps/web/dist'),
    frameOrigins: site.video ? [VIDEO_FRAMES[site.video.provider]] : [],
    ...(http.publicUrl === undefined ? {} : { publicUrl: http.publicUrl }),
    ...overrides,
  });
  // Open streams of server-sent events would otherwise delay the stop until its deadline.
  server.addHook('preClose', async () => {
    dependencies.progressChanges.close();
    dependencies.noticeChanges.close();
    dependencies.conversionChanges.close();
    dependencies.sessionEnds.close();
  });
  return server;
}

const VIDEO_FRAMES = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
} as const;

const NO_SUCH_HOST = 'this machine has no such address; set HOST to one that it has';

const NOT_OURS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not take that port; set PORT to one from 1024 on',
  EADDRNOTAVAIL: NO_SUCH_HOST,
  ENOTFOUND: NO_SUCH_HOST,
  EAI_AGAIN: NO_SUCH_HOST,
  EINVAL: NO_SUCH_HOST,
};

async function listen(server: FastifyInstance, { host, port, portIsFixed }: Config['http']): Promise<number> {
  const last = portIsFixed ? port : port + PORTS_TRIED;
  for (let tried = port; ; tried++) {
    try {
      await server.listen({ host, port: tried });
      return (server.server.address() as AddressInfo).port;
    } catch (error) {
      const reason = NOT_OURS[errorCode(error) ?? ''];
      if (reason) throw new Refusal(`Relievo cannot listen at ${host}:${tried}: ${reason}.`);
      if (errorCode(error) !== 'EADDRINUSE') throw error;
      if (tried === last) throw new Refusal(`Port ${port} is in use; set PORT to another one.`);
    }
  }
}
