/**
 * What somebody can ask of a chart by a key. The keys are those that Chart2Music and MAIDR share, so that nobody
 * learns them anew; n, z, g, f, d, j, a, c, v, p and w are ours.
 */
export const COMMAND_KEYS = {
  next: ['ArrowRight'],
  previous: ['ArrowLeft'],
  series_below: ['ArrowDown', 'PageDown'],
  series_above: ['ArrowUp', 'PageUp'],
  next_tenth: ['Ctrl+ArrowRight'],
  previous_tenth: ['Ctrl+ArrowLeft'],
  first: ['Home'],
  last: ['End'],
  repeat: ['Space'],
  series_lowest: ['['],
  series_highest: [']'],
  chart_lowest: ['Ctrl+['],
  chart_highest: ['Ctrl+]'],
  next_turn: ['n'],
  previous_turn: ['Shift+n'],
  next_crossing: ['z'],
  previous_crossing: ['Shift+z'],
  go_to: ['g'],
  filter: ['f'],
  difference: ['d'],
  mark: ['j'],
  next_mark: ['Shift+j'],
  note: ['a'],
  play_to_start: ['Shift+Home'],
  play_to_end: ['Shift+End'],
  play_all: ['p'],
  compare: ['c'],
  stop: ['Ctrl'],
  slower: ['q'],
  faster: ['e'],
  label_x: ['l x'],
  label_y: ['l y'],
  label_title: ['l t'],
  braille: ['b'],
  text: ['t'],
  sound: ['s'],
  review: ['r'],
  wording: ['w'],
  table: ['v'],
  info: ['i'],
  monitor: ['m'],
  options: ['o'],
  help: ['h'],
} as const satisfies Record<string, readonly string[]>;

export type ExplorerCommand = keyof typeof COMMAND_KEYS;

export const EXPLORER_COMMANDS = Object.keys(COMMAND_KEYS) as readonly ExplorerCommand[];

/** Keys that somebody has chosen in place of ours. */
export type OwnKeys = Partial<Readonly<Record<ExplorerCommand, string>>>;

export function keysOf(command: ExplorerCommand, own: OwnKeys = {}): readonly string[] {
  const chosen = own[command];
  return chosen === undefined ? COMMAND_KEYS[command] : [chosen];
}

export interface KeyMeaning {
  readonly command: ExplorerCommand | null;
  /** What was pressed so far, where another key is awaited. */
  readonly pending: string | null;
}

/** What a key means after those that wait for it; null where it is none of ours. */
export function findMeaning(key: string, pending: string | null, own: OwnKeys = {}): KeyMeaning | null {
  const typed = pending === null ? key : `${pending} ${key}`;
  const bound = EXPLORER_COMMANDS.flatMap((command) =>
    keysOf(command, own).map((keys) => ({ command, keys })),
  );
  const found = bound.find(({ keys }) => keys === typed);
  if (found) return { command: found.command, pending: null };
  if (bound.some(({ keys }) => keys.startsWith(`${typed} `))) return { command: null, pending: typed };
  return pending === null ? null : findMeaning(key, null, own);
}

/** The command that has the key already, so that no key means two things. */
export function findCommandWith(key: string, own: OwnKeys = {}): ExplorerCommand | null {
  return EXPLORER_COMMANDS.find((command) => keysOf(command, own).includes(key)) ?? null;
}
