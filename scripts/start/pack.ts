import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const PACKED = /\.(js|css|html|svg|json|txt|wasm|webmanifest)$/;
const WORTH_IT_BYTES = 1_024;

/** Packs files once, as small as they get, so that the server never has to while somebody waits. */
export async function packFolder(folder: string): Promise<void> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && PACKED.test(entry.name));
  await Promise.all(files.map((entry) => packFile(join(entry.parentPath, entry.name))));
}

async function packFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < WORTH_IT_BYTES) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await Promise.all([
    promisify(brotliCompress)(content, { params }).then((packed) => writeFile(`${path}.br`, packed)),
    promisify(gzip)(content, { level: 9 }).then((packed) => writeFile(`${path}.gz`, packed)),
  ]);
}
