import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en',
  // The test language is made of English when it is asked for: see test-language.ts.
  locales: ['en'],
  // Without line numbers and a date, the catalogues change only when words do.
  format: formatter({ lineNumbers: false, customHeaderAttributes: { 'POT-Creation-Date': '' } }),
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}/messages',
      include: [
        '<rootDir>/app',
        '<rootDir>/features',
        '<rootDir>/ui',
        '<rootDir>/lib',
        // Outputs bring their own words.
        '<rootDir>/../../packages/contracts/src/library/files',
      ],
      exclude: ['**/*.test.*'],
    },
  ],
});
