import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** RFC 6238 with what every authenticator app takes: SHA-1, six digits, steps of 30 seconds. */
const STEP_SECONDS = 30;
const DIGITS = 6;
/** Steps before and after the present one whose codes are taken too: clocks differ, and people type (RFC 6238, 5.2). */
const STEPS_AROUND = 1;
/** RFC 4226, 4: 160 bits are recommended. */
const SECRET_BYTES = 20;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new secret in base32, as authenticator apps take it. */
export function createSecret(): string {
  return encodeBase32(randomBytes(SECRET_BYTES));
}

/** Where an authenticator app finds all that it has to know. */
export function createSetupLink(secret: string, account: string, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}

/** The time step whose code this is, or null. It takes as long for a wrong code as for a right one. */
export function findStep(secret: string, code: string, now: Date): number | null {
  const given = Buffer.from(code);
  const present = Math.floor(now.getTime() / 1000 / STEP_SECONDS);
  let found: number | null = null;
  for (let step = present - STEPS_AROUND; step <= present + STEPS_AROUND; step += 1) {
    const expected = Buffer.from(codeAt(secret, step));
    if (given.length === expected.length && timingSafeEqual(given, expected)) found = step;
  }
  return found;
}

/** The code of a moment, as an authenticator app shows it. */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', decodeBase32(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  const number = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** RFC 4648, 6; the lengths here need no padding. */
export function encodeBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}

function decodeBase32(text: string): Buffer {
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
