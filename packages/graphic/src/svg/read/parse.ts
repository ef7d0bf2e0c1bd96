import { DOMParser, type Document, type Element, onErrorStopParsing } from '@xmldom/xmldom';
import { LIMITS } from '../../model/limits.ts';
import { fail, type Result, succeed } from '../../model/result.ts';
import { SVG_NAMESPACE } from '../version.ts';

function refuse(code: string, message: string): Result<never> {
  return fail({ code, message });
}

/** The root of an SVG file, refused before it is parsed where parsing itself would be the attack. */
export function parseSvg(source: string): Result<Element> {
  const svg = source.replace(/^\uFEFF/, '');
  if (svg.length > LIMITS.file) {
    return refuse('svg.too-large', 'The SVG file is larger than 20 MB; simplify or split the drawing.');
  }
  if (/<!(DOCTYPE|ENTITY)/i.test(svg)) {
    return refuse(
      'svg.doctype',
      'The SVG file declares a document type or entities, which can hide other files; save it without.',
    );
  }
  if (countElements(svg) > LIMITS.elements) {
    return refuse(
      'svg.too-many-elements',
      'The SVG file has more than 100,000 elements; simplify or split the drawing.',
    );
  }
  let document: Document;
  try {
    document = new DOMParser({ locator: false, onError: onErrorStopParsing }).parseFromString(
      svg,
      'image/svg+xml',
    );
  } catch {
    return refuse(
      'svg.broken',
      'The file is not well-formed SVG; it may be cut off or not be an SVG at all.',
    );
  }
  const root = document.documentElement;
  return root && root.localName === 'svg' && root.namespaceURI === SVG_NAMESPACE
    ? succeed(root)
    : refuse('svg.not-svg', 'The file holds XML, but no SVG.');
}

function countElements(svg: string): number {
  let count = 0;
  for (let at = svg.indexOf('<'); at >= 0; at = svg.indexOf('<', at + 1)) {
    const next = svg.charCodeAt(at + 1);
    if (next !== 0x2f && next !== 0x21 && next !== 0x3f) count += 1;
  }
  return count;
}
