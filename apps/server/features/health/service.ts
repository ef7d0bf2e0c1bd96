import { setTimeout as wait } from 'node:timers/promises';
import type { healthReport, Role } from '@relievo/contracts/values';
import type { z } from 'zod';
import type { SignedIn } from '../../platform/http/requests/context.ts';
import { describeHeld } from '../../platform/isolation/detect.ts';
import type { Isolation } from '../../platform/isolation/isolation.ts';

export type HealthReport = z.infer<typeof healthReport>;

/** Each resolves when the thing named answers, and rejects when it does not. */
export type HealthChecks = Readonly<Record<string, () => Promise<void>>>;

export interface HealthDependencies {
  readonly healthChecks: HealthChecks;
  readonly versions: Readonly<Record<string, string>>;
  readonly isolation: Isolation;
  /** What takes longer than this counts as not working. */
  readonly healthDeadline?: number;
}

const ADMINISTRATORS: readonly Role[] = ['admin', 'super_admin'];

/** Where a machine is weak is for those who can mend it. */
export async function describeIsolation(
  { isolation }: Pick<HealthDependencies, 'isolation'>,
  person: SignedIn | null,
): Promise<Pick<HealthReport, 'isolation'>> {
  const isAdministrator = person?.roles.some((role) => ADMINISTRATORS.includes(role));
  return isAdministrator ? { isolation: describeHeld(await isolation.held()) } : {};
}

export async function checkHealth(
  dependencies: Omit<HealthDependencies, 'isolation'>,
): Promise<HealthReport> {
  const { healthChecks, versions, healthDeadline = 2000 } = dependencies;
  const checks = await Promise.all(
    Object.entries(healthChecks).map(async ([name, check]) => {
      const start = performance.now();
      const ok = await doesAnswerWithin(check, healthDeadline);
      return { name, ok, milliseconds: Math.round(performance.now() - start) };
    }),
  );
  return { status: statusOf(checks), checks, versions: { ...versions } };
}

/**
 * What these would do waits until they are back. A server that turned people away for as long, or that workers wait
 * for before they start, would only make it worse.
 */
const CAN_WAIT: ReadonlySet<string> = new Set(['queue', 'mail']);

function statusOf(checks: HealthReport['checks']): HealthReport['status'] {
  const failing = checks.filter(({ ok }) => !ok);
  if (failing.length === 0) return 'ok';
  return failing.every(({ name }) => CAN_WAIT.has(name)) ? 'degraded' : 'failing';
}

async function doesAnswerWithin(check: () => Promise<void>, milliseconds: number): Promise<boolean> {
  const answered = new AbortController();
  const answer = check().then(
    () => true,
    () => false,
  );
  const late = wait(milliseconds, false, { signal: answered.signal }).catch(() => false);
  try {
    return await Promise.race([answer, late]);
  } finally {
    answered.abort();
  }
}
