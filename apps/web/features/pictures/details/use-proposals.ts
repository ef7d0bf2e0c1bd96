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

/** Proposes only words that are about the picture: its heading or caption, its labels and the names of its parts. */
export function useProposals(draft: PictureDraft, work: PictureWork, drawing: Drawing | null): Proposals {
  const { t, i18n } = useLingui();
  return useMemo(() => {
    if (!drawing) return { title: '', altText: '', description: '' };
    const items = [...walk(drawing)].map(({ item }) => item);
    // Numbers of a scale and single letters say nothing without their places.
    const words = items.flatMap((item) =>
      item.kind === 'text' && LABEL.test(item.print) && !isInstruction(item.print)
        ? [item.print.trim().replaceAll('\n', ' ')]
        : [],
    );
    const names = items.flatMap((item) =>
      item.kind === 'shape' && item.name.trim() ? [item.name.trim()] : [],
    );
    const list = new Intl.ListFormat(i18n.locale, { type: 'conjunction' });
    const ownName = draft.picture.name;
    const heading = drawing.title.trim() === ownName.replace(ENDING, '') ? '' : drawing.title.trim();
    const title = work.about.title.trim() || (isInstruction(heading) ? '' : heading) || ownName;
    // A label that names its part is said once.
    const others = words.filter((word) => !names.includes(word));
    const labels = others.length > 0 ? t`Its labels: ${list.format(others.slice(0, MOST))}.` : '';
    const parts = names.length > 0 ? t`Its parts: ${list.format(names.slice(0, MOST))}.` : '';
    const says = (...sentences: readonly string[]) =>
      sentences.some(Boolean) ? [`${title}.`, ...sentences].filter(Boolean).join(' ') : '';
    return {
      title: heading.length <= MAX_TITLE && !isInstruction(heading) ? heading : '',
      altText: says(parts || labels),
      description: parts && labels ? says(parts, labels) : '',
    };
  }, [drawing, work.about.title, draft.picture.name, t, i18n]);
}
const MOST = 12;

const INSTRUCTION =
  /[:?]$|^(answer|choose|circle|colou?r|complete|connect|draw|fill|find|label|look|match|name|read|use|write)\b/iu;

/** Finds words of a worksheet for its reader, which say nothing about the picture. */
function isInstruction(words: string): boolean {
  return INSTRUCTION.test(words.trim());
}
