import { DOMParser, type Element, onErrorStopParsing } from '@xmldom/xmldom';
import type { Drawing } from '../../model/drawing.ts';
import type { Result } from '../../model/result.ts';
import { readDrawingBy } from './read.ts';

/** Parses XML where there is no parser of a browser; returns null if it cannot be parsed. */
export function parseByOurselves(svg: string): Element | null {
  try {
    const parser = new DOMParser({ locator: false, onError: onErrorStopParsing });
    return parser.parseFromString(svg, 'image/svg+xml').documentElement;
  } catch {
    return null;
  }
}

/** Reads a drawing from its file on a server, in a worker and in a test. */
export function readDrawing(svg: string): Result<Drawing> {
  return readDrawingBy(parseByOurselves, svg);
}
