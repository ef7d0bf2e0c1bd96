import { getConfig } from '@lingui/conf';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';

/** The catalogues, found from whatever folder the build or the tests are started in. */
const place = { cwd: import.meta.dirname };

export const catalogues = () => lingui(place);
export const messagePreset = () => linguiTransformerBabelPreset({ linguiConfig: getConfig(place) }, place);
