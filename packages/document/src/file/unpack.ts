import { type Drawing, fail, type Refuse, type Result, succeed } from '@relievo/graphic/model';
import { readDrawing } from '@relievo/graphic/svg';
import { strFromU8, unzipSync } from 'fflate';
import type { Document } from '../model/document.ts';
import { LIMITS } from '../model/limits.ts';
import { validate } from '../validation/validate.ts';
import { DOCUMENT_NAME, namePicture } from './names.ts';
import type { WholeDocument } from './pack.ts';
import type { FileRefusals } from './reports.ts';

const refuse: Refuse<FileRefusals> = fail;

/** Reads the file form. The bytes may be anybody's: what is no document, or unpacks without end, is refused. */
export function unpack(bytes: Uint8Array): Result<WholeDocument> {
  const files = unzip(bytes);
  if (!files) return refuse({ code: 'document_file_unreadable', parameters: {} });
  if (files === 'too large')
    return refuse({ code: 'document_file_too_large', parameters: { megabytes: LIMITS.file / 1_000_000 } });
  const json = files.get(DOCUMENT_NAME);
  if (!json) return refuse({ code: 'document_file_part_missing', parameters: { name: DOCUMENT_NAME } });
  const parsed = parseJson(json);
  if (parsed === undefined)
    return refuse({ code: 'document_file_part_unreadable', parameters: { name: DOCUMENT_NAME } });
  const broken = putDrawingsIn(parsed, files);
  if (broken) return broken;
  const read = validate(parsed);
  return read.ok ? addPictures(read.value, files) : read;
}

type Files = ReadonlyMap<string, Uint8Array>;

/** Unpacks a zip; null for bytes that are not one. The list of the zip says the sizes before anything is unpacked. */
function unzip(bytes: Uint8Array): Files | 'too large' | null {
  let [total, count] = [0, 0];
  try {
    const files = unzipSync(bytes, {
      filter({ originalSize }) {
        total += originalSize;
        count += 1;
        // A list that lies has sizes that are no numbers, and no end.
        if (!(total <= LIMITS.file && count <= MAX_FILES)) throw new TooLarge();
        return true;
      },
    });
    return new Map(Object.entries(files));
  } catch (error) {
    return error instanceof TooLarge ? 'too large' : null;
  }
}

class TooLarge extends Error {}

const MAX_FILES = LIMITS.pictures + LIMITS.figures + 2;

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(strFromU8(bytes));
  } catch {
    return undefined;
  }
}

/** Puts the drawings in the place of their names, in a value that nobody has looked at yet: figures may be anywhere. */
function putDrawingsIn(value: unknown, files: Files): Result<never> | null {
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const current = waiting.pop();
    if (typeof current !== 'object' || current === null) continue;
    const fields = current as Record<string, unknown>;
    if (typeof fields['drawing'] === 'string') {
      const drawing = readPart(files, fields['drawing']);
      if (!drawing.ok) return drawing;
      fields['drawing'] = drawing.value;
    }
    for (const inside of Object.values(fields)) waiting.push(inside);
  }
  return null;
}

function readPart(files: Files, name: string): Result<Drawing> {
  const svg = files.get(name);
  if (!svg) return refuse({ code: 'document_file_part_missing', parameters: { name } });
  const drawing = readDrawing(strFromU8(svg));
  return drawing.ok ? drawing : refuse({ code: 'document_file_part_unreadable', parameters: { name } });
}

function addPictures(document: Document, files: Files): Result<WholeDocument> {
  const pictures = new Map<string, Uint8Array>();
  for (const picture of document.pictures) {
    const name = namePicture(picture);
    const bytes = files.get(name);
    if (!bytes) return refuse({ code: 'document_file_part_missing', parameters: { name } });
    pictures.set(picture.id, bytes);
  }
  return succeed({ document, pictures });
}
