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

const SHORT_TITLE = 80;

/** From the picture's own words and from what its drawing is made of: no more than can be seen in it. */
export function useProposals(draft: PictureDraft, work: PictureWork, drawing: Drawing | null): Proposals {
  const { t, i18n } = useLingui();
  return useMemo(() => {
    if (!drawing) return { title: '', altText: '', description: '' };
    const items = [...walk(drawing)].map(({ item }) => item);
    const words = items.flatMap((item) =>
      item.kind === 'text' && item.print.trim() ? [item.print.trim()] : [],
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
    const title = work.about.title.trim() || draft.picture.name;
    const about = made.length > 0 ? t`${title}: a drawing of ${list.format(made)}.` : '';
    const labels = words.length > 0 ? t`Its words: ${list.format(words.slice(0, MOST))}.` : '';
    const parts = names.length > 0 ? t`Its parts: ${list.format(names.slice(0, MOST))}.` : '';
    return {
      title: words.find((text) => text.length >= LEAST && text.length <= SHORT_TITLE) ?? '',
      altText: [about, parts || labels].filter(Boolean).join(' '),
      description: parts && labels ? [about, parts, labels].filter(Boolean).join(' ') : '',
    };
  }, [drawing, work.about.title, draft.picture.name, t, i18n]);
}
const MOST = 12;
/** A word of two letters names an axis, and no drawing. */
const LEAST = 4;
