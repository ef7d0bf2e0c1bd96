import { fileURLToPath } from 'node:url';
import { contract } from '../../packages/contracts/src/contract.ts';
import { OPERATIONS, PLACES, type Place } from './places.ts';
import { findReaders, type Room } from './readers.ts';

const LIST = 'scripts/bounds/places.ts';
/** A text of fewer characters is read in no time, whatever reads it. */
const LONG = 20_000;

/** Modules that read bytes of others without a bound in the list, or with another one than the code has. */
export function findPlaceFaults(
  readers: ReadonlyMap<string, readonly Room[]>,
  places: Readonly<Record<string, Place>>,
): string[] {
  const faults = [...readers].flatMap(([path, rooms]) => {
    const place = places[path];
    const found = rooms.includes('server') ? 'server' : rooms.join(' and ');
    if (!place)
      return [
        `${path} reads bytes of others in a ${found}: read them in a child or in a thread, and say in ${LIST} what bounds it.`,
      ];
    const said = typeof place.bound === 'string' ? place.bound : 'server';
    return said === found ? [] : [`${path} runs in a ${found}, and ${LIST} says ${said}.`];
  });
  const left = Object.keys(places).filter((path) => !readers.has(path));
  return [...faults, ...left.map((path) => `${path} reads nothing any more: take it out of ${LIST}.`)];
}

export function findOperationFaults(
  taking: readonly string[],
  listed: Readonly<Record<string, string>>,
): string[] {
  return [
    ...taking
      .filter((name) => !Object.hasOwn(listed, name))
      .map((name) => `${name} takes a file or a long text: say in ${LIST} what reads it there.`),
    ...Object.keys(listed)
      .filter((name) => !taking.includes(name))
      .map((name) => `${name} takes no file and no long text any more: take it out of ${LIST}.`),
  ];
}

interface Described {
  toJSONSchema(options: { readonly unrepresentable: 'any'; readonly io: 'input' }): object;
}

/** The operations of a contract that take a file, or a text of at least so many characters. */
export function listTaking(part: object, name = ''): string[] {
  if (!('~orpc' in part))
    return Object.entries(part).flatMap(([key, inner]) =>
      listTaking(inner as object, name ? `${name}.${key}` : key),
    );
  const { inputSchema } = part['~orpc'] as { inputSchema?: Described };
  if (!inputSchema) return [];
  const schema = JSON.stringify(inputSchema.toJSONSchema({ unrepresentable: 'any', io: 'input' }));
  const isLong = [...schema.matchAll(/"maxLength":(\d+)/g)].some(([, most]) => Number(most) >= LONG);
  return isLong || schema.includes('"format":"binary"') ? [name] : [];
}

if (import.meta.main) {
  const readers = findReaders(fileURLToPath(new URL('../../apps/server', import.meta.url)));
  const taking = listTaking(contract);
  const faults = [...findPlaceFaults(readers, PLACES), ...findOperationFaults(taking, OPERATIONS)];
  for (const fault of faults) console.error(fault);
  console.log(`${readers.size} modules and ${taking.length} operations read bytes of others within bounds.`);
  if (faults.length > 0) process.exitCode = 1;
}
