import type { Provider } from '@relievo/contracts/accounts';
import type { Background } from '../../platform/background/background.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Passwords } from './password-rules.ts';

export interface AccountDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly background: Background;
  readonly passwords: Passwords;
  /** What people call the providers by which one can sign in. */
  readonly providerNames: Readonly<Record<Provider, string>>;
}

/** From where somebody asks, as far as the server can tell. */
export interface Client {
  readonly address: string;
  readonly agent: string;
}

export function addSeconds(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}
