import { type Contents, walkBlocks } from '@relievo/document/model';
import { textOfInlines } from '@relievo/document/text';
import type { Element } from '../../outputs/pdf/flow.ts';
import { measureText } from '../../outputs/pdf/lines.ts';
import type { Piece } from './pieces.ts';
import { addElement, addText, leaveRoom, moveIn, type Setting } from './setting.ts';

/** Sets the contents: each heading with dots and its page, as a link. */
export function setContents(setting: Setting, parent: Element, { depth }: Contents): void {
  const { document, look, pageOf, body, flow } = setting;
  const part = { tag: 'Span', language: look.words.language } as const;
  addText(setting, parent, 'P', [{ text: look.words.contents, face: 'bold', share: 1.2, rise: 0, part }], {
    keep: 3 * body,
  });
  addElement(setting, parent, 'TOC', (contents) => {
    for (const { block } of walkBlocks(document.blocks)) {
      if (block.kind !== 'heading' || block.level > depth) continue;
      const title = textOfInlines(block.content).replaceAll('\n', ' ').trim();
      if (title === '') continue;
      const inner = moveIn(setting, block.level - 1);
      const page = String(pageOf.get(block.id) ?? '');
      const room = flow.width - inner.inset;
      const dots = fillWithDots(title, page, (text) => measureText(flow.pdf, text, body), room);
      const entry: Piece = {
        text: `${title}${dots}${page}`,
        face: 'regular',
        share: 1,
        rise: 0,
        part: { tag: 'Link', link: `#${block.id}` },
      };
      addElement(inner, contents, 'TOCI', (item) => addText(inner, item, 'Reference', [entry]));
    }
  });
  leaveRoom(setting, 1);
}

/** Returns dots that lead from a title to its page. A title of several lines has a few. */
function fillWithDots(title: string, page: string, measure: (text: string) => number, room: number): string {
  const free = room - measure(`${title}  ${page} `);
  const count = Math.max(3, Math.floor(free / measure('.')) - 1);
  return ` ${'.'.repeat(free < 0 ? 3 : count)} `;
}
