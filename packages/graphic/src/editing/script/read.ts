import { BRAILLE_STANDARDS, type BrailleStandard } from '@relievo/braille';
import { addAll } from '@relievo/words';
import type { LabelRequest } from '../../labels/request.ts';
import type { Drawing, Item, Layer, Sheet } from '../../model/drawing.ts';
import { fail, type Refuse, type Result } from '../../model/result.ts';
import { canonicalise } from '../../validation/canonical.ts';
import { validate } from '../../validation/validate.ts';
import type { Edit } from '../edit.ts';
import { perform } from '../perform.ts';
import { CLAUSES } from './clauses.ts';
import { type Cursor, createCursor } from './cursor.ts';
import { type Draft, itemOf, THINGS, type Thing } from './draft.ts';
import { LABELLING, type LabelLine, readLabel, requestLabels } from './label-lines.ts';
import type { ScriptReports } from './reports.ts';
import { readTokens } from './tokens.ts';

const refuse: Refuse<ScriptReports> = fail;

const A4: Sheet = {
  width: 210,
  height: 297,
  margins: { top: 10, right: 10, bottom: 10, left: 10 },
  braille: 'marburg-medium',
};
const STANDARDS = Object.keys(BRAILLE_STANDARDS) as BrailleStandard[];

/** A line that told of a thing, with the lines that were set in under it. */
interface Node {
  readonly thing: Thing;
  readonly draft: Draft;
  readonly line: number;
  readonly inner: Node[];
}

interface LayerNode {
  name: string;
  id?: string;
  visible: boolean;
  readonly nodes: Node[];
}

/** What a text tells of: a drawing, and the labels that are still to be placed on it, once they are in braille. */
export interface Script {
  readonly drawing: Drawing;
  readonly labels: readonly LabelRequest[];
}

interface Told {
  about: Partial<Pick<Drawing, 'id' | 'title' | 'description' | 'language'>>;
  sheet: Sheet;
  readonly layers: LayerNode[];
  readonly labels: LabelLine[];
  /** The things that further lines may be set in under, each with its depth. */
  open: { readonly depth: number; readonly node: Node }[];
}

/** The drawing that a text tells of. What is wrong is told with its line; a layer, names and the like need not be written. */
export function readScript(text: string): Result<Script> {
  const told: Told = { about: {}, sheet: A4, layers: [], labels: [], open: [] };
  for (const [at, content] of text.split('\n').entries()) {
    const line = at + 1;
    const tokens = readTokens(content);
    if (!tokens) return refuse({ code: 'script_quotes_open', parameters: { line } });
    if (tokens.length === 0) continue;
    const cursor = createCursor(tokens, line);
    const depth = Math.floor((/^ */.exec(content.replaceAll('\t', '  '))?.[0].length ?? 0) / 2);
    readLine(cursor, depth, told);
    const fault = cursor.fault();
    if (fault) return refuse(fault);
  }
  const drawing = buildDrawing(told);
  return drawing.ok ? requestLabels(drawing.value, told.labels) : drawing;
}

function readLine(cursor: Cursor, depth: number, told: Told): void {
  const word = cursor.take()?.text ?? '';
  if (word === 'drawing') return readAbout(cursor, told);
  if (word === 'sheet') return readSheet(cursor, told);
  if (word === 'layer') return readLayer(cursor, told);
  const labelling = LABELLING.find((one) => one === word);
  if (labelling) return void told.labels.push(readLabel(cursor, labelling));
  const thing = THINGS.find((one) => one === word);
  const { line } = cursor;
  if (!thing) return cursor.fail({ code: 'script_line_unknown', parameters: { line, word } });
  const node: Node = { thing, draft: readThing(cursor), line, inner: [] };
  if (told.layers.length === 0) told.layers.push({ name: '', visible: true, nodes: [] });
  told.open = told.open.filter((one) => one.depth < depth);
  const around = told.open.at(-1)?.node;
  if (around && around.thing !== 'group')
    return cursor.fail({ code: 'script_indent_wrong', parameters: { line } });
  (around?.inner ?? told.layers.at(-1)?.nodes)?.push(node);
  told.open.push({ depth, node });
}

/** A name may stand first without a word before it. */
function readThing(cursor: Cursor): Draft {
  const draft: Draft = { subpaths: [] };
  for (let token = cursor.take(), at = 0; token; token = cursor.take(), at += 1) {
    const read = !token.isQuoted && Object.hasOwn(CLAUSES, token.text) ? CLAUSES[token.text] : undefined;
    if (read) read(draft, cursor);
    else if (at === 0) draft.id = token.text;
    else cursor.fail({ code: 'script_clause_unknown', parameters: { line: cursor.line, word: token.text } });
  }
  return draft;
}

function readAbout(cursor: Cursor, told: Told): void {
  const about = { title: cursor.words('drawing') } as Record<string, string>;
  const fields: Readonly<Record<string, string>> = {
    id: 'id',
    language: 'language',
    described: 'description',
  };
  for (let token = cursor.take(); token; token = cursor.take()) {
    const field = Object.hasOwn(fields, token.text) ? fields[token.text] : undefined;
    if (field) about[field] = cursor.words(token.text);
    else cursor.fail({ code: 'script_clause_unknown', parameters: { line: cursor.line, word: token.text } });
  }
  told.about = about;
}

function readSheet(cursor: Cursor, told: Told): void {
  const width = cursor.number('sheet');
  cursor.choice(['by'], 'sheet');
  let sheet: Sheet = { ...A4, width, height: cursor.number('by') };
  for (let token = cursor.take(); token; token = cursor.take()) {
    if (token.text === 'margins') {
      const [top, right, bottom, left] = [1, 2, 3, 4].map(() => cursor.number('margins'));
      sheet = {
        ...sheet,
        margins: { top: top ?? 0, right: right ?? 0, bottom: bottom ?? 0, left: left ?? 0 },
      };
    } else if (token.text === 'braille') sheet = { ...sheet, braille: cursor.choice(STANDARDS, 'braille') };
    else cursor.fail({ code: 'script_clause_unknown', parameters: { line: cursor.line, word: token.text } });
  }
  told.sheet = sheet;
}

function readLayer(cursor: Cursor, told: Told): void {
  const layer: LayerNode = { name: cursor.words('layer'), visible: true, nodes: [] };
  for (let token = cursor.take(); token; token = cursor.take()) {
    if (token.text === 'id') layer.id = cursor.words('id');
    else if (token.text === 'hidden') layer.visible = false;
    else cursor.fail({ code: 'script_clause_unknown', parameters: { line: cursor.line, word: token.text } });
  }
  told.layers.push(layer);
  told.open = [];
}

/** Of things without a name of their own the first free one. */
function nameNodes(told: Told): ReadonlyMap<Node | LayerNode, string> {
  const named = new Map<Node | LayerNode, string>();
  const all: (Node | LayerNode)[] = [];
  for (const layer of told.layers) {
    all.push(layer);
    const waiting = layer.nodes.toReversed();
    for (let node = waiting.pop(); node; node = waiting.pop()) {
      all.push(node);
      addAll(waiting, node.inner.toReversed());
    }
  }
  const idOf = (node: Node | LayerNode) => ('draft' in node ? node.draft.id : node.id);
  const taken = new Set(all.map(idOf));
  for (const node of all) {
    const own = idOf(node);
    let count = 1;
    const prefix = 'draft' in node ? node.thing : 'layer';
    while (own === undefined && taken.has(`${prefix}-${count}`)) count += 1;
    const id = own ?? `${prefix}-${count}`;
    taken.add(id);
    named.set(node, id);
  }
  return named;
}

function buildDrawing(told: Told): Result<Drawing> {
  const names = nameNodes(told);
  const nodes: Node[] = [];
  const layers = told.layers.map(
    (layer): Layer => ({
      id: names.get(layer) ?? '',
      name: layer.name,
      visible: layer.visible,
      items: layer.nodes.map((node) => buildItem(node, names, nodes)),
    }),
  );
  const { id = 'drawing', title = '', description = '', language = 'en' } = told.about;
  const drawing: Drawing = { version: 1, id, title, description, language, sheet: told.sheet, layers };
  const valid = validate(drawing);
  if (!valid.ok) return valid;
  return placeBeside(canonicalise(drawing), nodes, names);
}

function buildItem(node: Node, names: ReadonlyMap<Node | LayerNode, string>, nodes: Node[]): Item {
  const inner = node.inner.map((one) => buildItem(one, names, nodes));
  nodes.push(node);
  return itemOf(node.thing, node.draft, names.get(node) ?? '', inner);
}

/** In the order of the lines: what stands beside something that was moved stands beside its new place. */
function placeBeside(
  drawing: Drawing,
  nodes: readonly Node[],
  names: ReadonlyMap<Node | LayerNode, string>,
): Result<Drawing> {
  let placed = drawing;
  for (const node of nodes.toSorted((a, b) => a.line - b.line)) {
    const { beside } = node.draft;
    if (!beside) continue;
    const edit: Edit = { do: 'place-beside', ids: [names.get(node) ?? ''], ...beside };
    const done = perform(placed, edit);
    if (done.ok) placed = done.value.drawing;
    else if (done.problems[0].code !== 'edit_changes_nothing')
      return refuse({ code: 'script_other_missing', parameters: { line: node.line, word: beside.of } });
  }
  return { ok: true, value: placed };
}
