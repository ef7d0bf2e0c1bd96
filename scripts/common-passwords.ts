import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import {
  filterEntries,
  fingerprintOf,
} from '../apps/server/features/accounts/password/common-password-rules.ts';

/**
 * `node scripts/common-passwords.ts < LIST` makes the filter of common passwords from a list with one on each line.
 * Short ones are left out where they stand for themselves: no password may be as short as they are.
 */
const SHORTEST_PASSWORD = 12;
const FILE = 'apps/server/features/accounts/password/common-passwords.bin';

const lines = (await text(process.stdin)).split('\n').filter(Boolean);
const entries = lines.flatMap((line) => {
  const [whole = '', ...words] = filterEntries(line);
  return whole.length < SHORTEST_PASSWORD ? words : [whole, ...words];
});
const fingerprints = [...new Set(entries.map(fingerprintOf))].toSorted((a, b) => a - b);
const bytes = Buffer.alloc(fingerprints.length * 4);
for (const [at, fingerprint] of fingerprints.entries()) bytes.writeUInt32BE(fingerprint, at * 4);
writeFileSync(join(import.meta.dirname, '..', FILE), bytes);
process.stdout.write(
  `${lines.length} passwords are ${fingerprints.length} entries, ${bytes.length} bytes.\n`,
);
