import type { Source } from './source.ts';

/** A part of the API has one folder for its contract and one for its feature in the server. */
export interface ApiPart {
  readonly contract: string;
  readonly server: string;
}

const CONTRACT = 'packages/contracts/src/contract.ts';
const ROUTER = 'apps/server/router.ts';

/** Reads the parts of the API by the name that the client of the web calls. */
export function readApiParts(source: Source): ReadonlyMap<string, ApiPart> {
  const contract = readParts(source, CONTRACT);
  const server = readParts(source, ROUTER);
  return new Map(
    [...contract].map(([name, file]) => {
      const routes = server.get(name);
      if (!routes) throw new Error(`${ROUTER} joins no routes for ${name}`);
      return [name, { contract: folderOf(file), server: folderOf(routes) }];
    }),
  );
}

/** Lists the parts of the API that a file calls. */
export function listCalledParts({ text }: { readonly text: string }): readonly string[] {
  return [...text.matchAll(/\bclient\s*\.(\w+)\s*\.\w+/gu)].map(([, part = '']) => part);
}

/** Reads entries such as “collections: collectionsContract” or “collections: collectionRoutes(dependencies)”. */
function readParts(source: Source, path: string): ReadonlyMap<string, string> {
  const { text, names } = source.read(path);
  return new Map(
    [...text.matchAll(/\b(\w+): (\w+)(?:\(dependencies\))?[,\s}]/gu)].flatMap(([, part = '', name = '']) => {
      const file = names.get(name);
      return file ? [[part, file] as const] : [];
    }),
  );
}

function folderOf(file: string): string {
  return file.slice(0, file.lastIndexOf('/'));
}
