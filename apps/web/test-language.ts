import { createCompilationErrorMessage, createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Plugin } from 'vite';

const LOCALE = 'pseudo';

/**
 * `import('….po?pseudo')` gives the English catalogue in the test language: each letter accented, so that words which
 * came past the catalogues stand out. It is made when it is asked for, and kept nowhere.
 */
export function createTestLanguagePlugin(): Plugin {
  return {
    name: 'test-language',
    transform: {
      filter: { id: /\.po\?pseudo$/ },
      async handler() {
        const config = getConfig({ cwd: import.meta.dirname });
        const { sourceLocale } = config;
        const [catalogue] = await getCatalogs(config);
        const english = await catalogue?.getTranslations(sourceLocale, { fallbackLocales: {}, sourceLocale });
        const { source, errors } = createCompiledCatalog(LOCALE, english?.messages ?? {}, {
          namespace: 'es',
          pseudoLocale: LOCALE,
        });
        if (errors.length > 0) throw new Error(createCompilationErrorMessage(LOCALE, errors));
        return { code: source, map: null, moduleType: 'js' };
      },
    },
  };
}
