/** What is said in a film, and from which second on. */
export interface Cue {
  readonly at: number;
  readonly text: string;
}

const TIMES = /^(?:(\d+):)?(\d\d):(\d\d)\.(\d{3})\s+-->/;

/** The words of a WebVTT file, without what is for the screen alone: places, voices and markup. */
export function cuesOf(file: string): readonly Cue[] {
  return file
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .flatMap((block) => {
      const lines = block.split('\n');
      const from = lines.findIndex((line) => TIMES.test(line));
      const [, hours = '0', minutes = '0', seconds = '0'] = TIMES.exec(lines[from] ?? '') ?? [];
      const text = lines
        .slice(from + 1)
        .join(' ')
        .replaceAll(/<[^<>]*>/g, '')
        .trim();
      if (from < 0 || text === '') return [];
      return { at: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds), text };
    });
}

/** 75 seconds are 1:15. */
export function formatTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
