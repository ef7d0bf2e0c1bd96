import { execFile, spawnSync } from 'node:child_process';
import { fail, type Refuse, type Result, succeed } from '@relievo/graphic/model';
import type { SpeechReports } from '../words/reports.ts';
import type { Spoken, Synthesiser } from './voice.ts';
import { readWav } from './wav.ts';

const refuse: Refuse<SpeechReports> = fail;

/** Words a minute and the pitch that espeak-ng has of itself (its own defaults). */
const SPEED = 175;
const PITCH = 50;
/** A voice that hangs is ended. */
const TIMEOUT_MS = 60_000;
const MOST_BYTES = 400_000_000;

export interface EspeakOptions {
  readonly program?: string;
  readonly timeoutMs?: number;
}

/** espeak-ng of the system, as a process of its own; null where it is not installed. */
export function openEspeak({
  program = 'espeak-ng',
  timeoutMs = TIMEOUT_MS,
}: EspeakOptions = {}): Synthesiser | null {
  const listed = spawnSync(program, ['--voices'], { encoding: 'utf8', timeout: 10_000 });
  if (listed.status !== 0) return null;
  const voices = listVoices(listed.stdout);
  return {
    name: 'espeak-ng',
    voiceFor: (language, name) => {
      const wanted = language.toLowerCase();
      const primary = wanted.split('-')[0] ?? '';
      const fitting = voices.filter((voice) => voice.split('-')[0] === primary);
      if (name !== undefined) return fitting.find((voice) => voice === name.toLowerCase()) ?? null;
      return (
        fitting.find((voice) => voice === wanted) ??
        fitting.find((voice) => voice === primary) ??
        fitting[0] ??
        null
      );
    },
    speak: (text, voice, { speed, pitch }) => {
      const words = [
        ...['-v', voice, '-b', '1', '--stdin', '--stdout'],
        ...['-s', String(clampTo(80, Math.round(SPEED * speed), 450))],
        ...['-p', String(clampTo(0, Math.round(PITCH * pitch), 99))],
      ];
      return runProgram(program, words, text, timeoutMs);
    },
  };
}

function clampTo(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** 'Pty Language ...' and a line for each: the second column is the language. */
function listVoices(list: string): readonly string[] {
  return list
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/\s+/)[1]?.toLowerCase() ?? '')
    .filter((language) => language !== '');
}

function runProgram(
  program: string,
  words: readonly string[],
  text: string,
  timeout: number,
): Promise<Result<Spoken>> {
  return new Promise((resolve) => {
    const child = execFile(
      program,
      [...words],
      { encoding: 'buffer', timeout, killSignal: 'SIGKILL', maxBuffer: MOST_BYTES },
      (error, stdout) => resolve(toResult(error, stdout, timeout)),
    );
    // A program that is gone reads nothing: what it ended with is told above.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(text);
  });
}

function toResult(error: Error | null, stdout: Uint8Array, timeout: number): Result<Spoken> {
  if (error && 'killed' in error && error.killed)
    return refuse({ code: 'voice_silent', parameters: { seconds: Math.round(timeout / 1000) } });
  const spoken = error ? null : readWav(stdout);
  return spoken ? succeed(spoken) : refuse({ code: 'voice_failed', parameters: { voice: 'espeak-ng' } });
}
