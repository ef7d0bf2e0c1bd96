import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHROMIUM_FLAGS } from '../../scripts/chromium.ts';
import { descendantsOf, waitForSurvivors } from '../../scripts/testing/processes.ts';
import type { NeededPrograms } from './needed-programs.ts';

/** A desktop that nobody sees: a browser with its window, and a screen reader that writes what it would say. */
export interface Desktop {
  /** Where each thing that is said stands as a line. */
  readonly spoken: string;
  pressKeys(keys: string): Promise<void>;
  type(words: string): Promise<void>;
  end(): Promise<void>;
}

/** Everything of it lies in the folder, and ends with it. */
export async function startDesktop(
  programs: NeededPrograms,
  folder: string,
  address: string,
): Promise<Desktop> {
  mkdirSync(folder, { mode: 0o700 });
  const begun: ChildProcess[] = [];
  const spoken = join(folder, 'spoken.txt');
  writeFileSync(spoken, '');
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    HOME: folder,
    LANG: 'C.UTF-8',
    XDG_RUNTIME_DIR: folder,
    XDG_DATA_HOME: join(folder, 'data'),
    XDG_CONFIG_HOME: join(folder, 'config'),
    XDG_CACHE_HOME: join(folder, 'cache'),
    GSETTINGS_BACKEND: 'memory',
    ACCESSIBILITY_ENABLED: '1',
    WRITTEN_SPEECH: spoken,
  };
  const begin = (program: string, ...words: string[]): ChildProcess => {
    const child = spawn(program, words, { env: environment, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
    begun.push(child);
    return child;
  };
  const screen = begin(programs.screen, '-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp');
  environment['DISPLAY'] = `:${await readLine(screen)}`;
  const bus = begin(programs.bus, '--session', '--nofork', '--nopidfile', '--print-address=3');
  environment['DBUS_SESSION_BUS_ADDRESS'] = await readLine(bus);
  begin(programs.windows);
  begin(programs.screenReader, '--user-prefs', prepareOrca(folder));
  begin(
    programs.browser,
    ...CHROMIUM_FLAGS,
    `--user-data-dir=${prepareBrowser(folder)}`,
    ...['--force-renderer-accessibility', '--password-store=basic', '--disable-gpu', '--start-maximized'],
    ...['--no-first-run', '--no-default-browser-check', '--disable-background-networking', '--lang=en-US'],
    ...['--disable-component-update', '--disable-sync', '--test-type'],
    address,
  );
  const useKeys = async (...words: string[]) => {
    const [code] = (await once(
      spawn(programs.keys, words, { env: environment, stdio: 'ignore' }),
      'exit',
    )) as [number | null];
    if (code !== 0) throw new Error(`xdotool ${words.join(' ')} failed: the desktop has no screen any more.`);
  };
  return {
    spoken,
    pressKeys: (keys) => useKeys('key', '--clearmodifiers', keys),
    type: (words) => useKeys('type', '--delay', '30', words),
    async end() {
      const pids = begun.flatMap(({ pid }) => (pid === undefined ? [] : [pid, ...descendantsOf(pid)]));
      for (const child of begun.toReversed()) child.kill();
      const left = await waitForSurvivors(pids, 5_000);
      for (const each of left) process.kill(Number(each.split(' ')[0]), 'SIGKILL');
    },
  };
}

/** What a program writes first into its third channel: which screen, which bus. */
async function readLine(child: ChildProcess): Promise<string> {
  const channel = child.stdio[3];
  if (!channel) throw new Error('The program was begun without its channel.');
  const [bytes] = (await Promise.race([
    once(channel, 'data'),
    once(child, 'exit').then(() => {
      throw new Error(`${child.spawnfile} ended before it was ready.`);
    }),
  ])) as [Buffer];
  return bytes.toString().trim();
}

function prepareOrca(folder: string): string {
  const preferences = join(folder, 'orca');
  const source = join(import.meta.dirname, 'orca');
  mkdirSync(preferences);
  for (const name of readdirSync(source)) copyFileSync(join(source, name), join(preferences, name));
  return preferences;
}

/** A browser that does not ask whether it should keep a password. */
function prepareBrowser(folder: string): string {
  const profile = join(folder, 'browser');
  mkdirSync(join(profile, 'Default'), { recursive: true });
  const preferences = {
    credentials_enable_service: false,
    profile: { password_manager_enabled: false },
    translate: { enabled: false },
  };
  writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify(preferences));
  return profile;
}
