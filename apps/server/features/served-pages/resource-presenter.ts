import {
  type ResourceOutputs,
  THUMBNAIL,
  THUMBNAIL_FORMATS,
  writeThumbnailSources,
} from '@relievo/contracts/library/files';
import {
  findLicence,
  GAP_WORDS,
  MAKEABLE_WORDS,
  type Resource,
  type ResourceCard,
  WAY_WORDS,
} from '@relievo/contracts/library/resource';
import { outputOfKind } from '@relievo/graphic/outputs';
import { findProfile } from '@relievo/graphic/profiles';
import { escapeMarkup } from '@relievo/graphic/xml';
import {
  factsHtml,
  linkHtml,
  listHtml,
  paragraphHtml,
  paragraphsHtml,
  sectionHtml,
} from './html-presenter.ts';

export interface ShownResource {
  readonly resource: Resource;
  readonly related: readonly ResourceCard[];
  readonly outputs: ResourceOutputs;
}

/** All that the page of a resource tells, readable and usable without the app. */
export function resourceHtml({ resource, related, outputs }: ShownResource): string {
  const { title, altText, language, description } = resource;
  return [
    `<h1 lang="${escapeMarkup(language)}">${escapeMarkup(title)}</h1>`,
    pictureHtml(resource),
    description.trim() && `<div lang="${escapeMarkup(language)}">${paragraphsHtml(description)}</div>`,
    altText.trim() && sectionHtml('What the picture shows', paragraphsHtml(altText)),
    readingHtml(resource),
    sectionHtml('About this resource', factsHtml(factsOf(resource))),
    filesHtml(resource, outputs),
    relatedHtml(related),
  ].join('');
}

/** The words for it stand below: said once is enough. */
function pictureHtml({ thumbnail }: Resource): string {
  if (!thumbnail) return '';
  const { address } = thumbnail;
  const sources = THUMBNAIL_FORMATS.map(
    (format) =>
      `<source type="image/${format}" srcset="${escapeMarkup(writeThumbnailSources(address, format))}">`,
  );
  const { width, height } = THUMBNAIL;
  return `<picture>${sources.join('')}<img src="${escapeMarkup(address)}" alt="" width="${width}" height="${height}"></picture>`;
}

function readingHtml({ accessibility, knownFlaws }: Resource): string {
  const { ways, makeable, gaps } = accessibility;
  const told = [...ways.map((way) => WAY_WORDS[way]), ...gaps.map((gap) => GAP_WORDS[gap])];
  return [
    told.length > 0 && sectionHtml('How you can read it', listHtml(told)),
    makeable.length > 0 &&
      sectionHtml('What can be made of it', listHtml(makeable.map((way) => MAKEABLE_WORDS[way]))),
    knownFlaws.trim() !== '' && sectionHtml('Known problems', listHtml([knownFlaws])),
  ]
    .filter(Boolean)
    .join('');
}

function searchAddress(words: string): string {
  return `/search?q=${encodeURIComponent(words)}`;
}

function categoryAddress(category: string): string {
  return `/library?tab=categories&category=${encodeURIComponent(category)}`;
}

/** Each with its value as HTML. */
function factsOf(resource: Resource): readonly (readonly [string, string])[] {
  const { category, tags, authorName, authorId, graphicType, contentType } = resource;
  const licence = findLicence(resource.licence);
  const text = (value: string | null) => escapeMarkup(value ?? '');
  const [added, changed] = [dayHtml(resource.createdAt), dayHtml(resource.updatedAt)];
  const tagLinks = tags.map((tag) => linkHtml(searchAddress(tag), tag));
  return [
    ['Author', authorId && authorName ? linkHtml(`/user/${authorId}`, authorName) : text(authorName)],
    ['Category', category ? linkHtml(categoryAddress(category), category) : ''],
    ['Subject', text(resource.subject)],
    ['Level', text(resource.difficultyLevel)],
    ['Content type', text(contentType?.replace('-', ' ') ?? null)],
    ['Graphic type', text(graphicType && graphicName(graphicType))],
    ['Language', text(languageName(resource.language))],
    ['Tags', tagLinks.join(', ')],
    [
      'Licence',
      licence?.address ? linkHtml(licence.address, licence.name, 'license') : text(licence?.name ?? ''),
    ],
    ['Version', text(String(resource.version))],
    ['Added', added],
    ['Changed', changed === added ? '' : changed],
  ];
}

function graphicName(kind: string): string {
  return outputOfKind(kind)?.words.name ?? kind;
}

/** A code that is none stands as it is. */
function languageName(code: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}

function dayHtml(time: string): string {
  const words = new Date(time).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return `<time datetime="${time.slice(0, 10)}">${words}</time>`;
}

const KILOBYTE = 1024;

function formatSize(bytes: number): string {
  return `${Math.max(1, Math.round(bytes / KILOBYTE))} KB`;
}

/** The files, each to be had by its link. */
function filesHtml({ isPremium }: Resource, { mayHave, own, made }: ResourceOutputs): string {
  if (!mayHave && isPremium)
    return sectionHtml(
      'Formats',
      paragraphHtml('Only members of organizations with a plan can download the files.'),
    );
  const files = [
    ...(own ? [{ ...own, what: 'Original file' }] : []),
    ...made.flatMap(({ profile, files }) =>
      files.map((file) => ({ ...file, what: `${file.name}, ${findProfile(profile)?.name ?? profile}` })),
    ),
  ];
  if (files.length === 0) return '';
  const items = files.map(
    (file) => `<li>${linkHtml(file.address, file.what)} (${formatSize(file.size)})</li>`,
  );
  return sectionHtml('Formats', `<ul>${items.join('')}</ul>`);
}

function relatedHtml(related: readonly ResourceCard[]): string {
  if (related.length === 0) return '';
  const items = related.map(({ id, title }) => `<li>${linkHtml(`/resource/${id}`, title)}</li>`);
  return sectionHtml('Related resources', `<ul>${items.join('')}</ul>`);
}
