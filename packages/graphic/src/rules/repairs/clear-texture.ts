import { clearArea } from '../../labels/clear-area.ts';
import { isText, isTextured } from '../../measure/kinds.ts';
import type { Mend } from '../rule/rule.ts';

/** The texture leaves room for the text that lies in it. */
export const clearTexture: Mend = (drawing, finding, survey) => {
  const [text, area] = finding.items.map((id) => survey.partsOf(id)[0]);
  if (!text || !area || !isText(text) || !isTextured(area) || finding.measured > 0) return drawing;
  return clearArea(drawing, area, [text.box], survey.profile);
};
