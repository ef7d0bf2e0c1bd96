import {
  type CellDots,
  EXPLORER_COMMANDS,
  type OwnKeys,
  WORDINGS,
  type Wording,
} from '@relievo/chart/explore';
import type { Studio } from '@relievo/contracts/people';
import { C3, C6, DEFAULT_SOUND, type SoundSettings, TIMBRE_NAMES } from '@relievo/sound';
import { EXPLORING_KEY } from '../../../lib/settings/braille-line.ts';
import { createStore } from '../../../lib/stores/store.ts';
import { readStored, writeStored } from '../../../lib/stores/stored.ts';
import {
  isFields,
  readFlag,
  readNumber,
  readTexts,
  type StoredFields,
} from '../../../lib/stores/stored-fields.ts';

/** How somebody likes to explore, kept in this browser. */
export interface ExplorerSettings {
  readonly wording: Wording;
  readonly isSpoken: boolean;
  readonly isHeard: boolean;
  readonly hasBraille: boolean;
  readonly dots: CellDots;
  readonly sound: SoundSettings;
  readonly keys: OwnKeys;
}

/** From the lowest to the highest value, in hertz; the first is the usual one. */
export const PITCH_RANGES = [
  { id: 'usual', low: C3, high: C6 },
  { id: 'low', low: C3 / 2, high: C6 / 2 },
  { id: 'narrow', low: C3 * 2, high: C6 / 2 },
  { id: 'wide', low: 55, high: 3951 },
] as const;

const DEFAULTS: ExplorerSettings = {
  wording: 'normal',
  isSpoken: true,
  isHeard: true,
  hasBraille: false,
  dots: 8,
  sound: DEFAULT_SOUND,
  keys: {},
};

export const explorerSettings = createStore<ExplorerSettings>(DEFAULTS);

/** How the data of charts sound to a person everywhere, until something else is chosen here. */
export type UsualSound = Pick<Studio, 'soundSpeed' | 'timbre'>;

/** Read when an explorer is opened: no other page needs it. */
export function readExplorerSettings({ soundSpeed, timbre }: UsualSound): void {
  explorerSettings.set(
    toSettings(readStored(EXPLORING_KEY), { ...DEFAULT_SOUND, speed: soundSpeed, timbre }),
  );
}

export function changeExplorer(change: Partial<ExplorerSettings>): void {
  const settings = { ...explorerSettings.get(), ...change };
  explorerSettings.set(settings);
  writeStored(EXPLORING_KEY, settings);
}

export function changeSound(change: Partial<SoundSettings>): void {
  changeExplorer({ sound: { ...explorerSettings.get().sound, ...change } });
}

/** What makes no sense there is as it was at first. */
function toSettings(stored: unknown, usual: SoundSettings): ExplorerSettings {
  if (!isFields(stored)) return { ...DEFAULTS, sound: usual };
  return {
    wording: WORDINGS.find((one) => one === stored['wording']) ?? DEFAULTS.wording,
    isSpoken: readFlag(stored['isSpoken']) ?? DEFAULTS.isSpoken,
    isHeard: readFlag(stored['isHeard']) ?? DEFAULTS.isHeard,
    hasBraille: readFlag(stored['hasBraille']) ?? DEFAULTS.hasBraille,
    dots: stored['dots'] === 6 ? 6 : 8,
    sound: isFields(stored['sound']) ? toSound(stored['sound'], usual) : usual,
    keys: toKeys(stored['keys']),
  };
}

function toSound(stored: StoredFields, usual: SoundSettings): SoundSettings {
  const pitch = isFields(stored['pitch']) ? stored['pitch'] : {};
  const range = PITCH_RANGES.find(({ low, high }) => low === pitch['low'] && high === pitch['high']);
  return {
    volume: Math.min(1, Math.max(0, readNumber(stored['volume']) ?? usual.volume)),
    speed: ([1, 2, 3, 4, 5] as const).find((one) => one === stored['speed']) ?? usual.speed,
    pitch: range ? { low: range.low, high: range.high } : usual.pitch,
    timbre: TIMBRE_NAMES.find((one) => one === stored['timbre']) ?? usual.timbre,
    inverted: readFlag(stored['inverted']) ?? usual.inverted,
    ticks: readFlag(stored['ticks']) ?? false,
    signals: readFlag(stored['signals']) ?? true,
  };
}

function toKeys(stored: unknown): OwnKeys {
  const texts = readTexts(stored) ?? {};
  return Object.fromEntries(
    EXPLORER_COMMANDS.flatMap((command) => (texts[command] ? [[command, texts[command]]] : [])),
  );
}
