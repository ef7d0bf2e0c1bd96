import { LIMITS, type Result, succeed } from '@relievo/graphic/model';
import { fitToSheet } from '@relievo/graphic/operations';
import { readDrawing } from '@relievo/graphic/svg';
import type { Element } from '@xmldom/xmldom';
import { decodeText } from '../decode.ts';
import type {
  Confidence,
  Imported,
  Importer,
  InputFile,
  OpenedFile,
  PageOptions,
  Task,
} from '../importer.ts';
import type { Note } from '../notes.ts';
import { openOnePage } from '../one-page.ts';
import { readAttribute, readChildText, walkElements } from './dom.ts';
import { cleanName } from './foreign/names.ts';
import { readForeign } from './foreign/read-foreign.ts';
import { placeRoot } from './foreign/viewport.ts';
import { honourEdits } from './own/honour-edits.ts';
import { readKeptDrawing } from './own/kept-drawing.ts';
import { parseForeignSvg } from './parse.ts';

/** SVG: a drawing of ours is read as it is, everything else becomes one. */
export const svgImporter: Importer = {
  id: 'svg',
  name: 'Drawing (SVG)',
  endings: ['svg'],
  mostBytes: LIMITS.file,
  sniff: (head) => sniffSvg(head),
  open: (file) => openSvg(file),
};

const ROOT =
  /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--(?:[^-]|-[^-]|--+[^>-])*--+>\s*|<!DOCTYPE\s+svg[^[>]*(?:\[[^\]]*\]\s*)?>\s*|<\?[^>]*>\s*)*<(?:\w+:)?svg[\s>/]/i;

function sniffSvg(head: Uint8Array): Confidence | null {
  const decoded = decodeText(head);
  if (!decoded.ok) return null;
  const text = decoded.value.text.slice(0, 8000);
  if (ROOT.test(text)) return 'certain';
  return /<svg[\s>]/i.test(text) && /^[\s\uFEFF]*</.test(text) ? 'likely' : null;
}

function openSvg({ name, bytes }: InputFile): Result<OpenedFile> {
  const decoded = decodeText(bytes);
  if (!decoded.ok) return decoded;
  const { text, notes } = decoded.value;
  const parsed = parseForeignSvg(text);
  if (!parsed.ok) return parsed;
  const root = parsed.value;
  const { width, height } = placeRoot(root);
  const title = cleanName(readChildText(root, 'title')) || cleanName(name.replace(/\.[^.]*$/, ''));
  const readPage = (options: PageOptions, task: Task): Promise<Result<Imported>> =>
    readSvg({ text, root, notes, name: title }, options, task);
  const page = { name: title, kind: 'drawing', size: { width, height } } as const;
  return succeed(openOnePage(page, readPage));
}

interface Opened {
  readonly text: string;
  readonly root: Element;
  readonly notes: readonly Note[];
  /** What a drawing is called that says nothing of itself. */
  readonly name: string;
}

async function readSvg(
  { text, root, notes: decoding, name }: Opened,
  options: PageOptions,
  task: Task,
): Promise<Result<Imported>> {
  task.signal?.throwIfAborted();
  const kept = readKeptDrawing(text);
  const origin = kept?.ok ? 'own' : findOrigin(root);
  if (origin === 'own') {
    const own = kept?.ok ? kept : readDrawing(text);
    const isAddedTo = !own.ok && ADDED_TO.has(own.problems[0].code);
    if (!own.ok && !isAddedTo) return own;
    if (own.ok) {
      const { drawing, notes } = kept?.ok ? { drawing: own.value, notes: [] } : honourEdits(own.value, root);
      const named = {
        ...drawing,
        ...(options.title ? { title: options.title } : {}),
        ...(options.language ? { language: options.language } : {}),
      };
      return succeed({ source: { drawing: named }, notes: [...decoding, ...notes] });
    }
  }
  const read = await readForeign(
    root,
    {
      title: options.title ?? name,
      origin: ORIGIN_NOTES[origin],
      ...(options.language ? { language: options.language } : {}),
    },
    task,
  );
  if (!read.ok) return read;
  const fitted = options.sheet ? fitToSheet(read.value.drawing, options.sheet) : succeed(read.value.drawing);
  if (!fitted.ok) return fitted;
  const { notes, charts, translucent, embedded } = read.value;
  return succeed({
    source: { drawing: fitted.value },
    notes: [...decoding, ...notes],
    charts,
    embedded,
    origin: origin === 'foreign' ? { kind: 'found', translucent } : { kind: 'changed' },
  });
}

/** What readDrawing says of a file of ours that holds more than ours. */
const ADDED_TO: ReadonlySet<string> = new Set(['svg_edited', 'svg_outside_layers']);

type Origin = 'own' | 'stripped' | 'foreign';

const ORIGIN_NOTES = {
  own: 'own_file_added_to',
  stripped: 'own_file_without_mark',
  foreign: 'not_our_file',
} as const;

function findOrigin(root: Element): Origin {
  if (readAttribute(root, 'data-relievo') !== undefined) return 'own';
  for (const element of walkElements(root))
    if (
      readAttribute(element, 'data-kind') !== undefined ||
      readAttribute(element, 'id')?.startsWith('relievo-')
    )
      return 'stripped';
  return 'foreign';
}
