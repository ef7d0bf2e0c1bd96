import { escapeMarkup } from '@relievo/graphic/xml';

export type Attributes = Readonly<Record<string, string | undefined>>;

/** Wraps markup in an element. Attributes that are undefined are left out. */
export function element(name: string, attributes: Attributes, inside: string): string {
  return `<${name}${writeAttributes(attributes)}>${inside}</${name}>`;
}

export function emptyElement(name: string, attributes: Attributes): string {
  return `<${name}${writeAttributes(attributes)}/>`;
}

export function textElement(name: string, attributes: Attributes, text: string): string {
  return element(name, attributes, escapeMarkup(text));
}

function writeAttributes(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeMarkup(value)}"`))
    .join('');
}

/** Names the type of a part for readers of EPUB. HTML does not know this attribute. */
export function typeOf(type: string, { isBook }: { readonly isBook: boolean }): Attributes {
  return isBook ? { 'epub:type': type } : {};
}

/** Returns the attributes of a language for HTML and XML at once. */
export function languageOf(language: string | undefined): Attributes {
  return language === undefined ? {} : { lang: language, 'xml:lang': language };
}
