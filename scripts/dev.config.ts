import { join, resolve } from 'node:path';
import web from '../apps/web/vite.config.ts';
import { reloadPage } from './dev/reload-page.ts';
import { waitForServer } from './dev/wait-for-server.ts';

const SERVER = process.env.RELIEVO_SERVER ?? '';

/** The web app as it is worked on: its own build settings, with calls of the API passed on to our server. */
export default {
  ...web,
  plugins: [...(web.plugins ?? []), waitForServer('/api', SERVER), reloadPage()],
  root: join(resolve(import.meta.dirname, '..'), 'apps/web'),
  server: { ...web.server, strictPort: false, proxy: { '/api': SERVER } },
};
