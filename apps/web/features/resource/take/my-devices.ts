import { type Studio, TAKE_WAYS, type TakeWay } from '@relievo/contracts/people';
import { readStored, removeStored, writeStored } from '../../../lib/stores/stored.ts';
import { isFields, readText } from '../../../lib/stores/stored-fields.ts';
import type { WayToTake } from './ways-to-take.ts';

const KEY = 'relievo-my-devices';

/** The ways that this browser has taken, the last one first, and the device of each. */
export interface MyDevices {
  readonly ways: readonly TakeWay[];
  readonly devices: Readonly<Partial<Record<TakeWay, string>>>;
}

/** Anybody may have written there: what makes no sense was never chosen. */
export function readMyDevices(): MyDevices {
  const kept = readStored(KEY);
  if (!isFields(kept)) return { ways: [], devices: {} };
  const listed: readonly unknown[] = Array.isArray(kept['ways']) ? kept['ways'] : [];
  const devices = isFields(kept['devices']) ? kept['devices'] : {};
  const chosen = TAKE_WAYS.flatMap((way) => {
    const device = readText(devices[way]);
    return device === undefined ? [] : [[way, device]];
  });
  return {
    ways: [...new Set(TAKE_WAYS.filter((way) => listed.includes(way)))].toSorted(
      (a, b) => listed.indexOf(a) - listed.indexOf(b),
    ),
    devices: Object.fromEntries(chosen),
  };
}

export function rememberDevice(way: TakeWay, device: string): MyDevices {
  const { ways, devices } = readMyDevices();
  const next = {
    ways: [way, ...ways.filter((other) => other !== way)],
    devices: { ...devices, [way]: device },
  };
  writeStored(KEY, next);
  return next;
}

/** From then on the settings of the person decide again. */
export function forgetMyDevices(): void {
  removeStored(KEY);
}

/** What this browser took last goes before the settings of the person, which know no order but the usual one. */
export function joinWithStudio(mine: MyDevices, { ways, paper, embosser, display }: Studio): MyDevices {
  const wanted = TAKE_WAYS.filter((way) => ways.includes(way) && !mine.ways.includes(way));
  return {
    ways: [...mine.ways, ...wanted],
    devices: { swell: `swell/${paper}`, embosser, display, ...mine.devices },
  };
}

/** One's own ways first, then the others in their order. */
export function putMineFirst(ways: readonly WayToTake[], mine: MyDevices): readonly WayToTake[] {
  const own = mine.ways.flatMap((way) => ways.filter((one) => one.way === way));
  return [...own, ...ways.filter(({ way }) => !mine.ways.includes(way))];
}
