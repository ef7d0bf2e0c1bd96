import { contractWithSetup } from '@relievo/contracts';
import type { Plugin } from 'vite';

/** What a call needs to know of its operation; the schemas stay on the server, which checks everything. */
const NEEDED = ['method', 'path', 'inputStructure', 'outputStructure', 'successStatus'] as const;

interface Procedure {
  readonly '~orpc': { readonly route: Readonly<Record<string, unknown>> };
}

/**
 * In the built app the client knows the contract as routes alone: its schemas, and with them most of the
 * library that they are written in, would be a third of what the first page loads.
 */
export function contractRoutes(): Plugin {
  const virtual = '\0contract-routes';
  return {
    name: 'contract-routes',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      source === './contract.ts' && importer.endsWith('contracts/src/client.ts') ? virtual : null,
    load: (id) =>
      id === virtual
        ? `export const contractWithSetup = ${JSON.stringify(routesOf(contractWithSetup))};`
        : null,
  };
}

function routesOf(router: object): object {
  if (isProcedure(router)) {
    const { route } = router['~orpc'];
    const kept = NEEDED.filter((field) => route[field] !== undefined).map((field) => [field, route[field]]);
    return { '~orpc': { errorMap: {}, meta: {}, route: Object.fromEntries(kept) } };
  }
  return Object.fromEntries(
    Object.entries(router).map(([name, inner]: [string, object]) => [name, routesOf(inner)]),
  );
}

function isProcedure(value: object): value is Procedure {
  return '~orpc' in value;
}
