import { relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Reloads the page when a saved module is not a component. Vite would replace such a module in the running page, where stores,
 * routes and contexts then exist twice: after a change of the contract the page stayed blank.
 */
export function reloadPage(): Plugin {
  return {
    name: 'reload-page',
    hotUpdate({ file, modules }) {
      if (modules.length === 0 || !file.endsWith('.ts')) return undefined;
      const { hot, logger } = this.environment;
      hot.send({ type: 'full-reload' });
      logger.info(`${relative(process.cwd(), file)} changed: the page reloads.`, {
        timestamp: true,
      });
      return [];
    },
  };
}
