import { strFromU8, unzipSync } from 'fflate';

/** Opens a zip. Each file of it is read as text by its path. */
export function readArchive(bytes: Uint8Array): (name: string) => string {
  const files = unzipSync(bytes);
  return (name) => {
    const file = files[name];
    if (!file) throw new Error(`There is no ${name}. There are ${Object.keys(files).join(', ')}.`);
    return strFromU8(file);
  };
}
