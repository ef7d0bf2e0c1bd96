import { expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { explain, isPassing, refusalOf } from './explain.ts';

const PLACE = '/srv/relievo';

test.each([
  [
    'FATAL:  could not extend file "base/1/2691": wrote only 4096 of 8192 bytes at block 10\nHINT:  Check free disk space.\nPANIC:  cannot abort transaction 1',
    'The disk that holds /srv/relievo is full: make room there and start again.',
  ],
  [
    'FATAL:  could not write to file "pg_wal/xlogtemp.29": No space left on device',
    'The disk that holds /srv/relievo is full: make room there and start again.',
  ],
  [
    'FATAL:  data directory "/srv/relievo" has wrong ownership',
    'PostgreSQL may not use /srv/relievo: it belongs to somebody else or its permissions were changed.',
  ],
  [
    'PANIC:  could not locate a valid checkpoint record at 0/1751FC0',
    'The database in /srv/relievo is damaged; restore it from a backup, or move the folder away to start anew.',
  ],
  [
    'FATAL:  could not map anonymous shared memory: Cannot allocate memory',
    'There is not enough memory to start PostgreSQL: stop other programs and start again.',
  ],
  [
    '2026-11-20 07:14:30.040 UTC [11395] FATAL:  something that nobody has seen before',
    'PostgreSQL did not start in /srv/relievo: something that nobody has seen before',
  ],
])('"%s" is explained in one sentence', (words, sentence) => {
  expect(explain(words, PLACE)).toBe(sentence);
});

test('the memory of a server killed a moment ago is worth another try, and a full disk is not', () => {
  expect(isPassing('FATAL:  pre-existing shared memory block (key 5432, ID 7) is still in use')).toBe(true);
  expect(isPassing('FATAL:  could not write: No space left on device')).toBe(false);
});

test('a full disk is reported in one sentence, whichever part finds it', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  expect(refusalOf(full, '/srv/relievo')).toEqual(
    new Refusal('The disk that holds /srv/relievo is full: make room there and start again.'),
  );
  expect(refusalOf(new Error('something else'), '/srv/relievo')).toBeUndefined();
});

test.each([
  ['EACCES', 'this user may not write there; set DATA_DIR to another folder.'],
  ['EROFS', 'this user may not write there; set DATA_DIR to another folder.'],
  ['ENOTDIR', 'it is no folder, or lies in none; set DATA_DIR to another one.'],
  ['ENOENT', 'it is no folder, or lies in none; set DATA_DIR to another one.'],
])('%s explains why the data folder cannot be used', (code, reason) => {
  expect(refusalOf(Object.assign(new Error(code), { code }), '/srv/relievo')).toEqual(
    new Refusal(`The data folder /srv/relievo cannot be used: ${reason}`),
  );
});
