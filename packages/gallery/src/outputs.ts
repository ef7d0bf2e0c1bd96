import { OUTPUTS, type Output } from '@relievo/graphic';

const byId = (id: string): Output => {
  const output = OUTPUTS.find((one) => one.id === id);
  if (!output) throw new Error(`There is no output ${id}.`);
  return output;
};

/** The outputs that a sheet of the gallery is looked at in. */
export const svg = byId('svg');
export const iveo = byId('iveo');
export const tactileview = byId('tactileview');
export const haptics = byId('haptics');
export const tiger = byId('tiger');
export const pins = byId('pins');
export const stl = byId('stl');
