import type { Block } from '@relievo/document/model';
import { BOOKMARK } from '../document/bookmarks.ts';
import { type Here, readBlocks, readInto, takeArguments } from './inside.ts';
import type { Walk } from './reading.ts';
import { writePlain } from './source/shown.ts';

const MAX_ADDRESS = 2000;

/** Reads notes, labels, references and links. */
export function readReference(name: string, here: Here): boolean {
  const { scanner, walk } = here;
  switch (name) {
    case 'label':
      setLabel(writePlainKey(scanner.takeArgument()?.text), walk);
      return true;
    case 'footnote':
    case 'endnote':
    case 'thanks':
    case 'footnotetext':
    case 'footnotemark':
    case 'marginpar':
    case 'marginnote':
    case 'sidenote':
      readNote(name, here);
      return true;
    case 'ref':
    case 'eqref':
    case 'autoref':
    case 'cref':
    case 'Cref':
    case 'vref':
    case 'pageref':
    case 'nameref':
    case 'labelcref':
      scanner.takeStar();
      refer(name, writePlainKey(scanner.takeArgument()?.text), here);
      return true;
    case 'hyperref': {
      const label = writePlainKey(scanner.takeOptional()?.text);
      const source = scanner.takeArgument();
      if (source) readInto(source, { ...walk, look: { ...walk.look, link: `${BOOKMARK}${label}` } });
      return true;
    }
    case 'href':
    case 'url':
    case 'nolinkurl':
      readLink(name, here);
      return true;
    case 'hypertarget':
    case 'hyperlink': {
      const key = writePlainKey(scanner.takeArgument()?.text);
      const source = scanner.takeArgument();
      if (name === 'hypertarget') walk.reading.openAnchors.push(key);
      const look = name === 'hyperlink' ? { ...walk.look, link: `${BOOKMARK}${key}` } : walk.look;
      if (source) readInto(source, { ...walk, look });
      return true;
    }
    default:
      return readCitation(name, here);
  }
}

function writePlainKey(text: string | undefined): string {
  return (text ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 300);
}

/** Gives a label to the block before it if that is numbered, or to the next one. */
export function setLabel(label: string, { reading }: Walk): void {
  const { target, anchors, labels, openAnchors } = reading;
  if (label === '' || labels.has(label)) return;
  labels.set(label, target);
  if (target.id === null) openAnchors.push(label);
  else anchors.set(label, target.id);
}

const SIGNS = ['*', '†', '‡', '§', '¶', '‖'];

function readNote(name: string, { scanner, walk }: Here): void {
  const { reading, writer } = walk;
  const isMargin = /^(?:marginpar|marginnote|sidenote)$/.test(name);
  const said = Number(scanner.takeOptional()?.text ?? Number.NaN);
  const isText = name === 'footnotetext';
  const counter = name === 'thanks' ? 'thanks' : name === 'endnote' ? 'endnote' : 'footnote';
  const number = Number.isInteger(said)
    ? said
    : isText || isMargin
      ? reading.numbers.get(counter)
      : reading.numbers.step(counter);
  const mark = isMargin
    ? ''
    : name === 'thanks'
      ? (SIGNS[(number - 1) % SIGNS.length] ?? '*')
      : String(number);
  const id = (isText ? reading.openNotes.get(mark) : undefined) ?? reading.newId('note');
  if (!isText && !isMargin) writer.say({ kind: 'note-reference', note: id, mark });
  if (name === 'footnotemark') {
    reading.openNotes.set(mark, id);
    return;
  }
  reading.openNotes.delete(mark);
  const source = scanner.takeArgument();
  const before = reading.target;
  reading.target = { id, number: mark, kind: 'item' };
  const blocks = source ? readBlocks(source, walk, { ...walk.look, styles: new Set() }) : [];
  reading.target = before;
  const place = isMargin ? 'margin' : name === 'endnote' ? 'end' : 'foot';
  writer.addAfter({ kind: 'note', id, place, mark, blocks });
}

/** Marks the place of a number that is known once the whole file is read. */
export const OPEN_REFERENCE = '#latex:';

function refer(name: string, key: string, { walk }: Here): void {
  const { writer, look, reading } = walk;
  if (name === 'pageref') reading.notes.add('latex_page_reference');
  for (const [at, label] of key.split(',').entries()) {
    if (at > 0) writer.text(', ', look);
    const link = `${OPEN_REFERENCE}${name}:${label.trim()}`;
    writer.say({ kind: 'text', text: '??', link });
  }
}

function readLink(name: string, here: Here): void {
  const { scanner, walk } = here;
  scanner.takeOptional();
  const address = scanner
    .takeAddress()
    .replaceAll(/\\([%#&_~{}])/g, '$1')
    .replaceAll(/\s/g, '');
  const link = findAddress(address, name);
  const look = { ...walk.look, link };
  if (name !== 'href') return walk.writer.text(address, { ...look, isPreformatted: true });
  const source = scanner.takeArgument();
  if (source) readInto(source, { ...walk, look });
}

function findAddress(address: string, name: string): string | null {
  if (name === 'nolinkurl') return null;
  if (address.startsWith('#')) return `${BOOKMARK}${address.slice(1)}`;
  const whole = address.startsWith('www.') ? `https://${address}` : address;
  const isKnown = /^(?:https?:\/\/|mailto:|tel:)[^\s<>"]+$/i.test(whole);
  return isKnown && whole.length <= MAX_ADDRESS ? whole : null;
}

/** Reads a citation as the print of LaTeX shows it: in brackets, with the mark of the work. */
function readCitation(name: string, here: Here): boolean {
  if (
    !/^(?:no|paren|text|auto|foot|full|Text|Paren|Auto)?[cC]ite(?:s|p|t|alt|alp|author|year|yearpar|title|num)?$/.test(
      name,
    )
  )
    return false;
  const { walk } = here;
  const { writer, look } = walk;
  const taken = takeArguments('soom', here);
  const keys = writePlainKey(taken.at(-1)?.text);
  const [first, second] = taken.slice(0, -1).map(({ text }) => writePlain(text));
  const before = second === undefined ? '' : (first ?? '');
  const after = second ?? first ?? '';
  writer.text(`[${before === '' ? '' : `${before} `}`, look);
  for (const [at, key] of keys.split(',').entries()) {
    if (at > 0) writer.text(', ', look);
    writer.say({ kind: 'text', text: key.trim(), link: `${OPEN_REFERENCE}cite:${key.trim()}` });
  }
  writer.text(`${after === '' ? '' : `, ${after}`}]`, look);
  return true;
}

/** Adds the notes whose marks came without their words. */
export function listLostNotes({ reading }: Walk): readonly Block[] {
  return [...reading.openNotes].map(([mark, id]) => ({ kind: 'note', id, place: 'foot', mark, blocks: [] }));
}
