import { getConfig } from '@lingui/conf';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { compiledMessages } from './compiled-messages.ts';

/** The catalogues, found from whatever folder the build or the tests are started in. */
const place = { cwd: import.meta.dirname };

export function createCataloguesPlugin() {
  return lingui(place);
}
/**
 * The English words stay beside the code that says them, so that a page brings its own and no others. Presets run
 * from the last to the first: the words are read, then compiled.
 */
export function createMessagePresets() {
  const reading = linguiTransformerBabelPreset(
    { linguiConfig: getConfig(place), descriptorFields: 'message' },
    place,
  );
  return [{ preset: () => ({ plugins: [compiledMessages] }), rolldown: reading.rolldown }, reading];
}
