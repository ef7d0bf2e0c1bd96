import type { Block, Figure, Inline, Table } from '@relievo/document/model';
import { textOfInlines } from '@relievo/document/text';

/** A paragraph that the file calls a caption; the block that it names is found later. */
export interface Caption {
  readonly kind: 'caption';
  readonly id: string;
  readonly content: readonly Inline[];
}

type Captioned = Figure | Table;

/** A word and a number as captions begin, in the languages that people write here. */
const FIGURES = [
  'figure|fig\\.|illustration|chart|diagram|graph|map|photo|picture|image|document|doc\\.',
  'abbildung|abb\\.|diagramm|grafik|karte|bild|foto|skizze|material',
  'graphique|carte|schéma|croquis|photographie',
  'figura|gráfico|grafico|mapa|mappa|carta|esquema|schema|imagen|imagem|immagine|fotografía|fotografia',
  'figuur|afbeelding|afb\\.|grafiek|kaart|rysunek|rys\\.|wykres',
].join('|');
const TABLES = 'table|tabelle|tab\\.|tableau|tabla|tabella|tabela|quadro|tabel';
const NUMBERED = new RegExp(
  `^(?:(${FIGURES})|(${TABLES}))\\s*(?:\\d{1,4}[a-z]?|[ivx]{1,6})(?:[.-]\\d{1,3})*(?![\\p{L}\\d])`,
  'iu',
);

/**
 * Joins captions to the blocks that they name. The caption of a table is above it, any other is below its figure, if
 * both are there. A paragraph that begins like a caption beside a figure is one, too. A caption that names nothing
 * becomes a paragraph.
 */
export function joinCaptions(parts: readonly (Block | Caption)[]): readonly Block[] {
  const joined: (Block | null)[] = parts.map((part) => (part.kind === 'caption' ? null : part));
  for (const [at, part] of parts.entries()) {
    const caption = readCaption(part, parts, at);
    if (!caption) continue;
    const target = findNamed(joined, at, isOfTable(caption.content));
    const named = target === null ? null : joined[target];
    if (target !== null && named && isCaptioned(named)) {
      joined[target] = withCaption(named, caption.content);
      joined[at] = null;
    } else joined[at] = { kind: 'paragraph', id: caption.id, content: caption.content };
  }
  return joined.filter((block) => block !== null);
}

/** Returns the words of a caption without the word and the number at its beginning. */
export function dropNumber(caption: string): string {
  return caption
    .trim()
    .replace(NUMBERED, '')
    .replace(/^\s*[.:–-]/u, '')
    .trim();
}

/** Tells whether a line begins as captions do: Figure 3. */
export function beginsLikeCaption(text: string): boolean {
  return NUMBERED.test(text);
}

function readCaption(part: Block | Caption, parts: readonly (Block | Caption)[], at: number): Caption | null {
  if (part.kind === 'caption') return part;
  if (part.kind !== 'paragraph' || !NUMBERED.test(textOfInlines(part.content))) return null;
  const isBeside = [parts[at - 1], parts[at + 1]].some(
    (one) => one?.kind === 'figure' || one?.kind === 'table',
  );
  return isBeside ? { kind: 'caption', id: part.id, content: part.content } : null;
}

function isOfTable(content: readonly Inline[]): boolean {
  return NUMBERED.exec(textOfInlines(content))?.[2] !== undefined;
}

/** Finds the nearest neighbour on either side that has no caption yet. */
function findNamed(blocks: readonly (Block | null)[], at: number, isTable: boolean): number | null {
  const above = findNext(blocks, at, -1);
  const below = findNext(blocks, at, 1);
  const order = isTable ? [below, above] : [above, below];
  const kind = isTable ? 'table' : 'figure';
  const found = order.filter((one) => one !== null);
  return found.find((one) => blocks[one]?.kind === kind) ?? found[0] ?? null;
}

/** Finds the next block in one direction. A block that became a caption is passed, because it left no block. */
function findNext(blocks: readonly (Block | null)[], at: number, step: 1 | -1): number | null {
  let place = at + step;
  while (blocks[place] === null) place += step;
  const block = blocks[place];
  return block && isCaptioned(block) && block.caption.length === 0 ? place : null;
}

function isCaptioned(block: Block): block is Captioned {
  return block.kind === 'figure' || block.kind === 'table';
}

/** Adds a caption to the block that it names. */
export function withCaption(block: Captioned, caption: readonly Inline[]): Captioned {
  return block.kind === 'table' ? { ...block, caption } : captionFigure(block, caption);
}

/** Adds a caption with its number to a figure, and removes an alternative text that only repeats it. */
export function captionFigure(block: Figure, caption: readonly Inline[]): Figure {
  const text = textOfInlines(caption).trim();
  const [number = ''] = NUMBERED.exec(text) ?? [];
  const isRepeated = block.description.short.trim() === text;
  return {
    ...block,
    caption,
    number: number.trim(),
    description: isRepeated ? { ...block.description, short: '' } : block.description,
  };
}
