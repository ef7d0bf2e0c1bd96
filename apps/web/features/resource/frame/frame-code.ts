import { escapeMarkup } from '@relievo/graphic/xml';

/** What somebody pastes into a page of theirs to have a chart explored there. */
export function writeFrameCode(origin: string, id: string, title: string): string {
  return `<iframe src="${escapeMarkup(`${origin}/embed/${id}`)}" title="${escapeMarkup(title)}" width="100%" height="640" allow="autoplay"></iframe>`;
}
