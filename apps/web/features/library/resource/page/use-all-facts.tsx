import { useLingui } from '@lingui/react/macro';
import type { Resource } from '@relievo/contracts';
import type { ReactNode } from 'react';
import { dayText } from '../../../../lib/date-text.ts';
import { fileSize } from '../../../../lib/file-size.ts';
import { Link } from '../../../../ui/link.tsx';
import { valueName } from '../../words/filter-words.ts';
import { LicenceLink } from './licence-link.tsx';

type PageFact = { readonly name: string; readonly value: ReactNode };

/** Everything that the page of a resource says about it, in the order in which people choose. */
export function useAllFacts(resource: Resource): readonly PageFact[] {
  const { t, i18n } = useLingui();
  const { authorId, authorName, category } = resource;
  const words = (value: string | null) => value && valueName(value, i18n);
  const day = (time: string) => dayText(time) ?? t`Unknown date`;
  const added = day(resource.createdAt);
  const changed = day(resource.updatedAt);
  const number = (count: number) => i18n.number(count);
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t`Author`, authorId && authorName ? <Link to={`/user/${authorId}`}>{authorName}</Link> : authorName],
    [
      t`Category`,
      category ? (
        <Link to="/library" search={{ tab: 'categories', category }}>
          {category}
        </Link>
      ) : null,
    ],
    [t`Subject`, words(resource.subject)],
    [t`Difficulty`, words(resource.difficultyLevel)],
    [t`Content type`, words(resource.contentType)],
    [t`Graphic type`, words(resource.graphicType)],
    [t`Language`, languageName(resource.language, i18n.locale)],
    [t`Format`, resource.format?.toUpperCase()],
    [t`Size`, resource.fileSize === null ? t`Unknown` : fileSize(resource.fileSize)],
    [t`Licence`, resource.licence.trim() ? <LicenceLink licence={resource.licence} /> : null],
    [t`Organization`, resource.organization?.name],
    [t`Added`, added],
    [t`Changed`, changed === added ? null : changed],
    [t`Version`, number(resource.version)],
    [t`Views`, number(resource.viewCount)],
    [t`Downloads`, number(resource.downloadCount)],
    [t`Rating`, resource.rating === null ? null : t`${number(resource.rating)} of 5`],
  ];
  return facts.flatMap(([name, value]) => (value ? [{ name, value }] : []));
}

/** The name of a language in the language of the interface; a code that is none stands as it is. */
function languageName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale === 'pseudo' ? 'en' : locale, { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
