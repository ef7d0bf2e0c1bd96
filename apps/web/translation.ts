import { getConfig } from '@lingui/conf';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';

/** The catalogues, found from whatever folder the build or the tests are started in. */
const place = { cwd: import.meta.dirname };

export const catalogues = () => lingui(place);
/** The English words stay beside the code that says them, so that a page brings its own and no others. */
export const messagePreset = () =>
  linguiTransformerBabelPreset({ linguiConfig: getConfig(place), descriptorFields: 'message' }, place);
