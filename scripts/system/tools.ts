import { spawnSync } from 'node:child_process';
import { findProgram } from '../chromium.ts';

/** A program of the system that the product or its tests can make use of. */
export interface Tool {
  readonly program: string;
  readonly packages: readonly string[];
  /** What shows that it is whole, where the program alone does not. */
  readonly shown?: readonly string[];
  /** What is not there without it. */
  readonly use: string;
}

const BRAILLE: Tool = {
  program: 'lou_translate',
  packages: ['liblouis-bin', 'liblouis-data', 'liblouis20'],
  use: 'braille of the newest tables',
};
const PDF: Tool = {
  program: 'pdftoppm',
  packages: ['poppler-utils'],
  use: 'pages of PDF files read by a second program',
};

const VOICES: Tool = {
  program: 'espeak-ng',
  packages: ['espeak-ng'],
  use: 'spoken files in many languages',
};

const WALLS: Tool = {
  program: 'bwrap',
  packages: ['bubblewrap'],
  use: 'files of others opened away from disk and network',
};

const HEIC: Tool = {
  program: 'heif-convert',
  packages: ['libheif-examples'],
  use: 'photographs in HEIC, as telephones keep them',
};

/** What makes the product better where it is installed; nothing of it is needed. */
export const OPTIONAL_TOOLS: readonly Tool[] = [
  WALLS,
  BRAILLE,
  PDF,
  VOICES,
  HEIC,
  { program: 'tesseract', packages: ['tesseract-ocr'], use: 'faster reading of words in pictures' },
];

/** What the tests compare our results with. */
export const TEST_TOOLS: readonly Tool[] = [
  WALLS,
  BRAILLE,
  PDF,
  VOICES,
  HEIC,
  { program: 'rsvg-convert', packages: ['librsvg2-bin'], use: 'SVG files drawn by a second program' },
  {
    program: 'python3',
    packages: ['python3-seccomp'],
    shown: ['/usr/bin/python3', '-c', 'import seccomp'],
    use: 'the walls as they stand in a container',
  },
  { program: 'pgbouncer', packages: ['pgbouncer'], use: 'the database behind a pooler' },
  { program: 'lame', packages: ['lame'], use: 'MP3 files decoded by a second program' },
];

export function findMissingTools(tools: readonly Tool[]): Tool[] {
  return tools.filter(
    ({ program, shown }) =>
      findProgram([program], process.env.PATH) === undefined ||
      (shown !== undefined && spawnSync(shown[0] ?? '', shown.slice(1)).status !== 0),
  );
}
