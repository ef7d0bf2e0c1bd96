import type { PersonPage } from '@relievo/contracts/people';
import { escapeMarkup } from '@relievo/graphic/xml';
import { headHtml } from './html-presenter.ts';

export function personHeadHtml({ displayName, picture }: PersonPage): string {
  const head = headHtml(displayName, '');
  if (!picture) return head;
  const { address, alt } = picture;
  return `${head}<img src="${escapeMarkup(address)}" alt="${escapeMarkup(alt)}" width="96" height="96">`;
}
