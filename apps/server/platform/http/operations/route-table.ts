import { isContractProcedure } from '@orpc/contract';
import { contract } from '@relievo/contracts';
import type { OperationMeta } from '@relievo/contracts/operations';

export interface Operation {
  /** Where the operation stands in the contract, such as `accounts.signIn`. */
  readonly name: string;
  readonly method: string;
  /** Under /api, with its parameters in braces. */
  readonly path: string;
  readonly meta: OperationMeta;
  readonly errors: readonly string[];
}

/** Every operation of the contract as a row. One that declares no access or no limit stops the start. */
export function listOperations(part: unknown = contract, names: readonly string[] = []): Operation[] {
  if (!isContractProcedure(part)) {
    return Object.entries(part as object).flatMap(([name, inner]) => listOperations(inner, [...names, name]));
  }
  const { route, errorMap } = part['~orpc'];
  const meta = part['~orpc'].meta as Partial<OperationMeta>;
  const name = names.join('.');
  if (!route.method || !route.path) throw new Error(`${name} declares no route.`);
  const { access, limit, longestBody, isNotForLearners } = meta;
  if (!access || !limit) throw new Error(`${name} declares no access or no limit.`);
  return [
    {
      name,
      method: route.method,
      path: route.path,
      meta: {
        access,
        limit,
        ...(longestBody === undefined ? {} : { longestBody }),
        ...(isNotForLearners ? { isNotForLearners } : {}),
      },
      errors: Object.keys(errorMap),
    },
  ];
}

/** The methods that an address under /api accepts. */
export function methodsAt(path: string, operations: readonly Operation[]): string[] {
  const matches = ({ path: pattern }: Operation) =>
    new RegExp(`^/api${pattern.replaceAll(/\{[^{}]+\}/g, '[^/]+')}/?$`).test(path);
  return operations.filter(matches).map(({ method }) => method);
}
