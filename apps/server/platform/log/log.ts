import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

const SECRETS = [
  'password',
  'newPassword',
  'token',
  'secret',
  'apiKey',
  'cookie',
  'authorization',
  'set-cookie',
];

/** A secret is blotted out wherever it hangs: on the line itself, in an object on it, or one deeper. */
const SECRET_PATHS = SECRETS.flatMap((name) => {
  const key = `["${name}"]`;
  return [key, `*${key}`, `*.*${key}`];
});

/** Structured lines with the secrets blotted out. */
export function createLog(level: LogLevel, destination?: DestinationStream): Log {
  const options = { level, redact: { paths: SECRET_PATHS, censor: '[secret]' }, base: null };
  return destination ? pino(options, destination) : pino(options);
}
