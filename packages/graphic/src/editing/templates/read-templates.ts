import { translation } from '../../geometry/matrix.ts';
import { transformItem } from '../../geometry/transform-item.ts';
import type { LabelRequest } from '../../labels/request.ts';
import type { Drawing, GroupItem, Item, Sheet } from '../../model/drawing.ts';
import type { Profile } from '../../profiles/profile.ts';
import { getProfile } from '../../profiles/profiles.ts';
import type { Script } from '../script/read.ts';
import { readShapes } from '../symbols/read-shapes.ts';
import { SUBJECTS } from '../symbols/subjects.ts';
import { createSymbolGroup } from '../symbols/symbol.ts';

/** A whole sheet to begin with: its parts are named, and the words of its labels are filled in. */
export interface Template {
  readonly name: string;
  readonly also: readonly string[];
  readonly about: string;
  readonly isWide: boolean;
  /** Its parts, one on each line, as `createFromParts` reads them. */
  readonly parts: string;
}

/** This box has room on A4, on Letter and on braille paper of 11 by 11.5 inches. */
const BOX = { long: 240, short: 190 } as const;

/**
 * Reads templates as `readSubject` reads symbols. A part is a shape with its name, or `@` with the name of a symbol and
 * the corner of its box; a star after the name asks for a label of that name.
 */
export function readTemplates(text: string): readonly Template[] {
  return text
    .trim()
    .split(/\n(?=\S)/)
    .map((block): Template => {
      const [head = '', ...parts] = block.split('\n');
      const [name = '', also = '', about = '', form = ''] = head.split('|').map((part) => part.trim());
      const words = also.split(',').map((word) => word.trim());
      return { name, also: words, about, isWide: form === 'wide', parts: parts.join('\n') };
    });
}

/** Creates the drawing of a template for that medium, and its labels, which are placed once they are in braille. */
export function createFromParts(
  { name, about, isWide, parts }: Template,
  title = name,
  profile: Profile = getProfile('swell-a4'),
): Script {
  const sheet = sheetOf(profile, isWide);
  const [width, height] = isWide ? [BOX.long, BOX.short] : [BOX.short, BOX.long];
  const corner = translation((sheet.width - width) / 2, (sheet.height - height) / 2);
  const lines = parts.split('\n').filter((line) => line.trim() !== '');
  const made = lines.flatMap((line, at) => {
    const item = readPart(line.trim(), `part-${at + 1}`);
    return item ? [{ item: transformItem(item, corner), isLabelled: LABELLED.test(line) }] : [];
  });
  const drawing: Drawing = {
    version: 1,
    id: 'drawing',
    title,
    description: about,
    language: 'en',
    sheet,
    layers: [{ id: 'layer-1', name: 'Drawing', visible: true, items: made.map(({ item }) => item) }],
  };
  const labels = made.flatMap(({ item, isLabelled }, at): readonly LabelRequest[] =>
    isLabelled ? [{ id: `label-${at + 1}`, print: item.name, target: { item: item.id } }] : [],
  );
  return { drawing, labels };
}

const LABELLED = /^\s*(?:@[^*]*\*|[A-Z][^:]*\*:)/;

function readPart(line: string, id: string): Item | null {
  const [, called, x, y] = /^@(.*?)\*? ([\d.]+) ([\d.]+)$/.exec(line) ?? [];
  if (called !== undefined) {
    const symbol = SUBJECTS.flatMap(({ symbols }) => symbols).find((one) => one.name === called);
    if (!symbol) throw new Error(`There is no symbol ${called}.`);
    return withIds({ ...createSymbolGroup(symbol, { x: Number(x), y: Number(y) }), id });
  }
  const items = readShapes(line.replace(/^([A-Z][^:]*)\*:/, '$1:'));
  const [only] = items;
  if (!only) return null;
  if (items.length === 1) return { ...only, id };
  const group: GroupItem = { kind: 'group', id, role: only.role, name: only.name, description: '', items };
  return withIds({ ...group, items: items.map((item) => ({ ...item, name: '' })) });
}

function withIds(group: GroupItem): GroupItem {
  return { ...group, items: group.items.map((item, at) => ({ ...item, id: `${group.id}-${at + 1}` })) };
}

function sheetOf({ sheet, braille }: Profile, isWide: boolean): Sheet {
  const [long, short] = [Math.max(sheet.width, sheet.height), Math.min(sheet.width, sheet.height)];
  const { margin } = sheet;
  return {
    width: isWide ? long : short,
    height: isWide ? short : long,
    margins: { top: margin, right: margin, bottom: margin, left: margin },
    braille,
  };
}
