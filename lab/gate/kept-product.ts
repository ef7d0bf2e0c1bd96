import { AGAIN, buildWeb } from '../../scripts/build-web.ts';
import { type ProductProcess, startProcess } from '../../scripts/testing/product-process.ts';

/** A copy of the project, and its product: what is not changed by a fault goes on to the next one. */
export interface KeptProduct {
  readonly folder: string;
  /** Its data stay even where it is started anew: to fill them takes longest. */
  readonly data: string;
  /** The address of the product as it is with these files changed. */
  serve(changed: readonly string[]): Promise<string>;
  end(): Promise<void>;
}

export function keepProduct(folder: string, data: string): KeptProduct {
  let running: ProductProcess | undefined;
  let hasFault = false;

  async function end(): Promise<void> {
    await running?.end('SIGINT');
    running = undefined;
  }

  async function startAnew(): Promise<string> {
    await end();
    // On a busy machine this takes longer than a start may.
    await buildWeb(() => undefined, folder, AGAIN);
    running = startProcess(
      {
        DATA_DIR: data,
        GRANT_ACKNOWLEDGEMENT: 'Supported by the test suite.',
        TRUSTED_PROXIES: '127.0.0.0/8,::1',
      },
      folder,
    );
    return running.ready;
  }

  return {
    folder,
    data,
    end,
    async serve(changed) {
      const isWebAlone = changed.every((file) => file.startsWith('apps/web/'));
      const canStay = running !== undefined && isWebAlone && !hasFault;
      hasFault = !isWebAlone;
      if (!running || !canStay) return startAnew();
      // The server reads what it serves at each request. All of it is built and packed: a test that fails because a
      // packed file or the page for frames is missing would count as one that found the fault.
      await buildWeb(() => undefined, folder, AGAIN);
      return running.ready;
    },
  };
}
