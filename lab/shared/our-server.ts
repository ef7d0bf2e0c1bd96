import { createApi } from '../../apps/server/api.ts';
import { parseConfig } from '../../apps/server/config.ts';
import { createDependencies } from '../../apps/server/dependencies.ts';
import type { Connections } from '../../apps/server/platform/database/database.ts';
import { prepareQueues } from '../../apps/server/platform/queue/queue.ts';

/** Our server as production runs it: sessions, limits on requests, validation, policies and its log. */
const [connections = '{}', folder = ''] = process.argv.slice(2);
const config = parseConfig({
  NODE_ENV: 'production',
  DATA_DIR: folder,
  PUBLIC_URL: 'http://127.0.0.1',
  SMTP_URL: 'smtp://127.0.0.1:2525',
  MAIL_FROM: 'bench@example.org',
  TRUSTED_PROXIES: '127.0.0.1',
});
const access = JSON.parse(connections) as Connections;
const dependencies = createDependencies(config, { connections: access, direct: access });
await prepareQueues(dependencies.database);
const server = await createApi(config, dependencies);
server.server.keepAliveTimeout = 120_000;
await server.listen({ host: '127.0.0.1', port: 0 });
process.send?.(server.server.address());
process.on('disconnect', () => process.exit());
