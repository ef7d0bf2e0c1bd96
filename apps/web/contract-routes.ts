import { contractWithSetup } from '@relievo/contracts';
import { readAnswerShape } from '@relievo/contracts/client';
import type { Plugin } from 'vite';

/** A call needs these of its operation, and the outline of its answer; the schemas stay on the server. */
const NEEDED = ['method', 'path', 'inputStructure', 'outputStructure', 'successStatus'] as const;

interface Procedure {
  readonly '~orpc': { readonly route: Readonly<Record<string, unknown>> };
}

/** The parts of the contract that most visits begin with; a client that calls others gets the routes of all. */
const FIRST = [
  'accounts',
  'product',
  'notices',
  'library',
  'searches',
  'resources',
] as const satisfies readonly (keyof typeof contractWithSetup)[];

const KNOWN = '\0contract-routes-known';
const WHOLE = 'virtual:contract-routes';

/**
 * In the built app the client knows the contract as routes alone: its schemas, and with them most of the
 * library that they are written in, would be a third of what the first page loads.
 */
export function contractRoutes(): Plugin {
  return {
    name: 'contract-routes',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer = '') => {
      if (source === WHOLE) return `\0${WHOLE}`;
      return source === './client-contract.ts' && importer.endsWith('contracts/src/client/client.ts')
        ? KNOWN
        : null;
    },
    load: (id) => {
      if (id === `\0${WHOLE}`)
        return `export const contract = ${JSON.stringify(routesOf(contractWithSetup))};`;
      if (id !== KNOWN) return null;
      const first = Object.fromEntries(FIRST.map((name) => [name, contractWithSetup[name]]));
      return [
        `export const knownContract = ${JSON.stringify(routesOf(first))};`,
        "export const readAnswerShape = (procedure) => procedure['~orpc'].meta.answer ?? null;",
        `export const loadContract = async () => (await import('${WHOLE}')).contract;`,
      ].join('\n');
    },
    // The library makes a builder of contracts as it is loaded. Said to have no effect, it stays out with the contracts.
    transform: (code, id) =>
      id.endsWith('/@orpc/contract/dist/index.mjs')
        ? code.replace('const oc = new ContractBuilder(', 'const oc = /* @__PURE__ */ new ContractBuilder(')
        : null,
  };
}

function routesOf(router: object): object {
  if (isProcedure(router)) {
    const { route } = router['~orpc'];
    const kept = NEEDED.filter((field) => route[field] !== undefined).map((field) => [field, route[field]]);
    const answer = readAnswerShape(router);
    return { '~orpc': { errorMap: {}, meta: answer ? { answer } : {}, route: Object.fromEntries(kept) } };
  }
  return Object.fromEntries(
    Object.entries(router).map(([name, inner]: [string, object]) => [name, routesOf(inner)]),
  );
}

function isProcedure(value: object): value is Procedure {
  return '~orpc' in value;
}
