import type { AnswerSpace } from '@relievo/document/model';
import { beginPage, drawMarked, type Element, LEADING } from '../../outputs/pdf/flow.ts';
import { listAnswerLines } from './list-block-pieces.ts';
import { listPieces } from './pieces.ts';
import { addElement, addText, leaveRoom, moveIn, type Setting } from './setting.ts';

const MAX_LINES = 40;

/** Sets the space to answer in: lines to write on, or the words to choose from. */
export function setAnswer(setting: Setting, parent: Element, answer: AnswerSpace): void {
  if (answer.kind === 'lines' || answer.kind === 'room') {
    setRoom(setting, parent, Math.min(MAX_LINES, answer.kind === 'lines' ? answer.count : answer.lines));
    return;
  }
  const inner = moveIn(setting);
  addElement(setting, parent, 'L', (list) => {
    for (const line of listAnswerLines(answer))
      addElement(inner, list, 'LI', (item) => addText(inner, item, 'LBody', listPieces(line, setting.look)));
  });
  leaveRoom(setting, 0.5);
}

/** Draws lines to write on, far enough apart for a pen; to listeners they are one thing. */
function setRoom(setting: Setting, parent: Element, lines: number): void {
  const { flow, body, inset, look } = setting;
  const step = Math.max(24, body * LEADING * 1.3);
  const { words } = look;
  const options = { actual: words.answer, ...(words.language ? { lang: words.language } : {}) };
  addElement(
    setting,
    parent,
    'P',
    (element) => {
      for (let at = 0; at < lines; at += 1) {
        if (flow.y + step > flow.bottom) beginPage(flow);
        const y = flow.y + step;
        drawMarked(flow.pdf, element, 'P', () => {
          const right = flow.left + flow.width;
          flow.pdf
            .moveTo(flow.left + inset, y)
            .lineTo(right, y)
            .lineWidth(0.75)
            .undash()
            .stroke('#000000');
        });
        flow.y += step;
      }
    },
    options,
  );
  leaveRoom(setting, 1);
}
