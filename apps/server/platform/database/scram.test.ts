import { expect, test } from 'vitest';
import { createScramVerifier } from './scram.ts';

test('a verifier equals what PostgreSQL computes for the same password and salt', () => {
  const salt = Buffer.from('W22ZaJ0SNY7soEsUEjb6gQ==', 'base64');
  // the example of RFC 7677: its keys, in the form of RFC 5803
  expect(createScramVerifier('pencil', salt)).toBe(
    'SCRAM-SHA-256$4096:W22ZaJ0SNY7soEsUEjb6gQ==$WG5d8oPm3OtcPnkdi4Uo7BkeZkBFzpcXkuLmtbsT4qY=:wfPLwcE6nTWhTAmQ7tl2KeoiWGPlZqQxSrmfPwDl2dU=',
  );
});
