import type { Element } from '@xmldom/xmldom';
import { SVG_NAMESPACE, XLINK_NAMESPACE } from '../version.ts';

const REFERENCES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** What XML cannot hold. */
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Cs}/u;
const NAME = /^(xml:lang|xlink:href|xmlns|xmlns:xlink|(?!xmlns)[A-Za-z_][\w.-]*)$/;

/** Is thrown within this file alone, where a file is not plain. */
class NotPlain extends Error {}

/** As much of an element as is asked of one of a drawing. */
class PlainElement {
  readonly nodeType = 1;
  readonly namespaceURI = SVG_NAMESPACE;
  readonly localName: string;
  readonly attributes: Map<string, string>;
  firstChild: PlainElement | null = null;
  nextSibling: PlainElement | null = null;
  last: PlainElement | null = null;
  /** What stands directly in it. */
  words = '';

  constructor(localName: string, attributes: Map<string, string>) {
    this.localName = localName;
    this.attributes = attributes;
  }

  get textContent(): string {
    return this.words;
  }

  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null;
  }

  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }

  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }

  append(child: PlainElement): void {
    if (this.last) this.last.nextSibling = child;
    else this.firstChild = child;
    this.last = child;
  }
}

/**
 * The root of a file that is as plain as those that we write: elements of SVG alone, attributes in double quotes, the
 * references that every parser knows. Null for any other file, also for one that is broken: a whole parser says what that
 * one is. Of a drawing of thousands of objects this takes a quarter of the time that a browser takes.
 */
export function parsePlain(xml: string): Element | null {
  if (FORBIDDEN.test(xml)) return null;
  try {
    // It answers what is asked of an element of a drawing, and nothing else is.
    return readRoot(xml) as unknown as Element;
  } catch (thrown) {
    if (thrown instanceof NotPlain) return null;
    throw thrown;
  }
}

function readRoot(xml: string): PlainElement {
  const names = new Set<string>();
  const open: PlainElement[] = [];
  let root: PlainElement | null = null;
  let at = 0;
  while (at < xml.length) {
    const start = xml.indexOf('<', at);
    const words = xml.slice(at, start < 0 ? xml.length : start);
    const inside = open.at(-1);
    if (words.trim() !== '') {
      // Text beside elements is another program's.
      if (!inside || inside.firstChild || words.includes(']]>')) throw new NotPlain();
      inside.words = resolve(words, CHANGED_IN_WORDS);
    } else if (inside && !inside.firstChild) inside.words = words.includes('\r') ? fail() : words;
    if (start < 0) break;
    if (xml.startsWith('</', start)) {
      const end = xml.indexOf('>', start);
      if (end < 0 || open.pop()?.localName !== xml.slice(start + 2, end)) throw new NotPlain();
      at = end + 1;
      continue;
    }
    const tag = readTag(xml, start, names);
    if (inside) {
      if (inside.words.trim() !== '') throw new NotPlain();
      inside.append(tag.element);
    } else if (root) throw new NotPlain();
    else root = checkRoot(tag.element);
    if (inside && tag.isRoot) throw new NotPlain();
    if (!tag.isEmpty) open.push(tag.element);
    at = tag.end;
  }
  if (!root || open.length > 0) throw new NotPlain();
  return root;
}

function fail(): never {
  throw new NotPlain();
}

/** The one namespace, which everything in it shares. */
function checkRoot(root: PlainElement): PlainElement {
  const link = root.getAttribute('xmlns:xlink');
  const isOurs = root.getAttribute('xmlns') === SVG_NAMESPACE && link === XLINK_NAMESPACE;
  return isOurs ? root : fail();
}

interface Tag {
  readonly element: PlainElement;
  readonly isEmpty: boolean;
  /** It names a namespace. */
  readonly isRoot: boolean;
  /** Where what follows begins. */
  readonly end: number;
}

const TAG = /<([A-Za-z][A-Za-z0-9]*)/y;

function readTag(xml: string, start: number, names: Set<string>): Tag {
  TAG.lastIndex = start;
  const name = TAG.exec(xml)?.[1];
  if (name === undefined) throw new NotPlain();
  const attributes = new Map<string, string>();
  let at = start + 1 + name.length;
  for (;;) {
    const next = xml[at];
    if (next === '>') break;
    if (next === '/' && xml[at + 1] === '>') break;
    const equals = xml.indexOf('="', at);
    if ((next !== ' ' && next !== '\n') || equals < 0) throw new NotPlain();
    const key = xml.slice(at + 1, equals);
    if (!names.has(key)) {
      if (!NAME.test(key)) throw new NotPlain();
      names.add(key);
    }
    const end = xml.indexOf('"', equals + 2);
    const value = xml.slice(equals + 2, end);
    if (end < 0 || attributes.has(key) || value.includes('<')) throw new NotPlain();
    attributes.set(key, resolve(value, CHANGED_IN_VALUES));
    at = end + 1;
  }
  const isEmpty = xml[at] === '/';
  const isRoot = attributes.has('xmlns') || attributes.has('xmlns:xlink');
  const element = new PlainElement(name, attributes);
  return { element, isEmpty, isRoot, end: at + (isEmpty ? 2 : 1) };
}

/** Where a parser would make other characters of some of these. */
const CHANGED_IN_WORDS = /\r/;
const CHANGED_IN_VALUES = /[\t\n\r]/;

function resolve(text: string, changed: RegExp): string {
  if (!text.includes('&')) return changed.test(text) ? fail() : text;
  if (changed.test(text)) throw new NotPlain();
  return text.replace(/&([^;&]{0,12};?)/g, (_, reference: string) => {
    if (!reference.endsWith(';')) throw new NotPlain();
    const name = reference.slice(0, -1);
    const known = REFERENCES[name];
    if (known !== undefined) return known;
    const code = /^#\d{1,7}$/.test(name) ? Number(name.slice(1)) : -1;
    const isCharacter =
      code >= 0x20 ? code < 0xd800 || (code > 0xdfff && code < 0xfffe) : [9, 10, 13].includes(code);
    return isCharacter ? String.fromCharCode(code) : fail();
  });
}
