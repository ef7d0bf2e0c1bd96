import type { Figure } from '@relievo/document/model';
import { colorOf } from '@relievo/graphic/outputs';
import { drawInto } from '../../outputs/pdf/draw.ts';
import { drawArtifact, drawMarked, type Element, ensureRoom } from '../../outputs/pdf/flow.ts';
import { POINTS_PER_MM } from '../../outputs/pdf/pdf.ts';
import { altOf, listUnsaidWords } from '../html/write-figure.ts';
import { listPieces } from './pieces.ts';
import { setDataTable } from './set-table.ts';
import { addElement, addText, leaveRoom, type Setting } from './setting.ts';

/** Sets a figure as large as the page allows, then its caption, its description, its words and its numbers. */
export function setFigure(
  setting: Setting,
  parent: Element,
  figure: Figure,
  setBlocks: (setting: Setting, parent: Element, blocks: Figure['description']['long']) => void,
): void {
  const { look, figures } = setting;
  const { description, table, drawing } = figures.get(figure.id) ?? NOTHING_SHOWN;
  const alt = altOf(figure, description, look.words) || look.words.figure;
  const say = (text: string) => listPieces([{ kind: 'text', text }], look);
  if (figure.treatment === 'decoration') {
    setImage(setting, null, figure, '');
    addText(setting, parent, 'P', listPieces(figure.caption, look, true));
    setBlocks(setting, parent, figure.description.long);
    return;
  }
  const unsaid = listUnsaidWords(figure, alt);
  const words = unsaid.length > 0 ? `${look.words.wordsInFigure}: ${unsaid.join(', ')}` : '';
  const isShown = setImage(setting, parent, figure, [alt, drawing ? words : ''].filter(Boolean).join('. '));
  if (!isShown) addText(setting, parent, 'P', say(alt));
  const label = figure.number && !startsWith(figure, figure.number) ? `${figure.number} ` : '';
  addText(setting, parent, 'P', [
    ...listPieces([{ kind: 'text', text: label }], look, true),
    ...listPieces(figure.caption, look, true),
  ]);
  if (figure.description.short && figure.description.short !== alt)
    addText(setting, parent, 'P', say(figure.description.short));
  setBlocks(setting, parent, figure.description.long);
  if (description)
    for (const part of description.split('\n\n')) addText(setting, parent, 'P', say(part.trim()));
  if (words && !drawing) addText(setting, parent, 'P', say(words));
  if (table) setDataTable(setting, parent, table);
  leaveRoom(setting, 0.5);
}

const NOTHING_SHOWN = { description: '', table: null, drawing: null } as const;

function startsWith({ caption }: Figure, number: string): boolean {
  const [first] = caption;
  return first?.kind === 'text' && first.text.startsWith(number);
}

interface Image {
  readonly width: number;
  readonly height: number;
  readonly draw: (x: number, y: number, scale: number) => void;
}

/** Draws the figure, and returns whether there was anything to draw. Decoration has no parent and no place in the structure. */
function setImage(setting: Setting, parent: Element | null, figure: Figure, alt: string): boolean {
  const image = findImage(setting, figure);
  if (!image) return false;
  const { flow, inset } = setting;
  const room = { width: flow.width - inset, height: flow.bottom - flow.top - 3 * setting.body };
  const scale = Math.min(1, room.width / image.width, room.height / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  ensureRoom(flow, height + 2 * setting.body);
  const at = { x: flow.left + inset, y: flow.y };
  const draw = (): void => image.draw(at.x, at.y, scale);
  const options = { alt, bbox: [at.x, at.y, at.x + width, at.y + height] };
  if (parent)
    addElement(
      setting,
      parent,
      'Figure',
      (element) => drawMarked(flow.pdf, element, 'Figure', draw),
      options,
    );
  else drawArtifact(flow.pdf, 'Layout', draw);
  flow.y += height;
  leaveRoom(setting, 0.5);
  return true;
}

function findImage({ flow, figures, pictures, document, look }: Setting, figure: Figure): Image | null {
  const { pdf } = flow;
  const drawing = figures.get(figure.id)?.drawing;
  if (drawing)
    return {
      width: drawing.sheet.width * POINTS_PER_MM,
      height: drawing.sheet.height * POINTS_PER_MM,
      draw: (x, y, scale) => {
        const inkOf = look.isLarge ? () => '#000000' : colorOf;
        drawInto(pdf, drawing, { medium: 'swell', inkOf }, { x, y }, scale);
      },
    };
  const picture = document.pictures.find(({ id }) => id === figure.shows.picture);
  const bytes = picture && pictures.get(picture.id);
  if (!picture || !bytes) return null;
  const width = picture.width * POINTS_PER_PIXEL;
  const height = picture.height * POINTS_PER_PIXEL;
  const enlarged = look.isLarge ? LARGE : 1;
  return {
    width: width * enlarged,
    height: height * enlarged,
    draw: (x, y, scale) => {
      const size = { width: width * enlarged * scale, height: height * enlarged * scale };
      pdf.image(Buffer.from(bytes), x, y, size);
    },
  };
}

/** CSS has 96 pixels to an inch. */
const POINTS_PER_PIXEL = 72 / 96;
const LARGE = 2;
