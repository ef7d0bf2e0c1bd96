import { unzipSync } from 'fflate';

/** The files of a zip by their names. */
export function readZip(bytes: ArrayBuffer): [string, Uint8Array][] {
  return Object.entries(unzipSync(new Uint8Array(bytes)));
}
