import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { PictureDraft, PictureWork } from '@relievo/contracts/pictures';
import { type Drawing, walk } from '@relievo/graphic/model';
import { useMemo } from 'react';

interface Proposals {
  readonly title: string;
  readonly altText: string;
  readonly description: string;
}

const MAX_TITLE = 80;
const ENDING = /\.[^.]*$/u;
const LABEL = /\p{L}{2}/u;

/** Proposes a title from the heading or caption of the picture, and words from its labels and parts. */
export function useProposals(draft: PictureDraft, work: PictureWork, drawing: Drawing | null): Proposals {
  const { t, i18n } = useLingui();
  return useMemo(() => {
    if (!drawing) return { title: '', altText: '', description: '' };
    const items = [...walk(drawing)].map(({ item }) => item);
    // Numbers of a scale and single letters say nothing without their places.
    const words = items.flatMap((item) =>
      item.kind === 'text' && LABEL.test(item.print) ? [item.print.trim().replaceAll('\n', ' ')] : [],
    );
    const names = items.flatMap((item) =>
      item.kind === 'shape' && item.name.trim() ? [item.name.trim()] : [],
    );
    const count = (role: string) =>
      items.filter((item) => item.kind === 'shape' && item.role === role).length;
    const made = [
      plural(count('outline'), { 0: '', one: '# line', other: '# lines' }),
      plural(count('area'), { 0: '', one: '# area', other: '# areas' }),
      plural(count('symbol'), { 0: '', one: '# mark', other: '# marks' }),
    ].filter((part) => part !== '');
    const list = new Intl.ListFormat(i18n.locale, { type: 'conjunction' });
    const ownName = draft.picture.name;
    const heading = drawing.title.trim() === ownName.replace(ENDING, '') ? '' : drawing.title.trim();
    const title = work.about.title.trim() || heading || ownName;
    const about = made.length > 0 ? t`${title}: a drawing of ${list.format(made)}.` : '';
    const labels = words.length > 0 ? t`Its labels: ${list.format(words.slice(0, MOST))}.` : '';
    const parts = names.length > 0 ? t`Its parts: ${list.format(names.slice(0, MOST))}.` : '';
    return {
      title: heading.length <= MAX_TITLE ? heading : '',
      altText: [about, parts || labels].filter(Boolean).join(' '),
      description: parts && labels ? [about, parts, labels].filter(Boolean).join(' ') : '',
    };
  }, [drawing, work.about.title, draft.picture.name, t, i18n]);
}
const MOST = 12;
