import { openRawObjects, type RawObjects } from '../raw/objects.ts';
import {
  type Dictionary,
  isDictionary,
  isList,
  isReference,
  nameOf,
  type Value,
  wordsOf,
} from '../raw/values.ts';

/**
 * Figures that stand in the structure of a page while nothing on the page is marked as theirs: LibreOffice 7 writes every
 * picture so. Walked beside the structure that PDFium reads, child for child.
 */
export interface LooseFigures {
  readonly within: (child: number) => LooseFigures;
  /** What the figures in here show, in their order. */
  readonly alternatives: () => readonly string[];
}

const NONE: LooseFigures = { within: () => NONE, alternatives: () => [] };

/** What nests deeper, or holds more, says nothing about a text. */
const DEEPEST = 60;
const MOST_PARTS = 100_000;

interface Raw {
  readonly objects: RawObjects;
  /** Of kinds that a program has named itself. */
  readonly roles: Dictionary;
}

/** Those of each page, the first of which is 0. */
export function findLooseFigures(bytes: Uint8Array, pages: number): (page: number) => LooseFigures {
  const objects = openRawObjects(bytes);
  const catalogue = objects?.resolve(objects.trailer.get('Root'));
  if (!objects || !isDictionary(catalogue)) return () => NONE;
  const root = objects.resolve(catalogue.get('StructTreeRoot'));
  const numbers = listPageNumbers(objects, catalogue.get('Pages'));
  if (!isDictionary(root) || numbers.length !== pages) return () => NONE;
  const roles = objects.resolve(root.get('RoleMap'));
  const raw: Raw = { objects, roles: isDictionary(roles) ? roles : new Map() };
  const known = new Set(collectLoose(raw, root, null, startSearch()).map(({ page }) => page));
  return (page) => {
    const number = numbers[page];
    return number !== undefined && known.has(number) ? createLoose(raw, root, number, null) : NONE;
  };
}

function listPageNumbers({ resolve }: RawObjects, pages: Value | undefined): readonly number[] {
  const numbers: number[] = [];
  const seen = new Set<number>();
  const visit = (value: Value | undefined, depth: number): void => {
    if (depth > DEEPEST || !isReference(value) || seen.has(value.to)) return;
    seen.add(value.to);
    const node = resolve(value);
    if (!isDictionary(node)) return;
    const kids = resolve(node.get('Kids'));
    if (!isList(kids)) numbers.push(value.to);
    else if (seen.size < MOST_PARTS) for (const kid of kids) visit(kid, depth + 1);
  };
  visit(pages, 0);
  return numbers;
}

function createLoose(raw: Raw, part: Dictionary, page: number, inherited: number | null): LooseFigures {
  const kids = listKids(raw, part);
  const own = pageOf(part) ?? inherited;
  return {
    within: (child) => {
      const kid = raw.objects.resolve(kids[child]);
      return isDictionary(kid) ? createLoose(raw, kid, page, own) : NONE;
    },
    alternatives: () =>
      collectLoose(raw, part, inherited, startSearch())
        .filter((figure) => figure.page === page)
        .map(({ alt }) => alt),
  };
}

interface LooseFigure {
  readonly page: number | null;
  readonly alt: string;
}

/** A part stands in one place: where a file says otherwise, the first one counts. */
interface Search {
  readonly seen: Set<Dictionary>;
  readonly depth: number;
}

function startSearch(): Search {
  return { seen: new Set(), depth: 0 };
}

function collectLoose(
  raw: Raw,
  part: Dictionary,
  inherited: number | null,
  { seen, depth }: Search,
): readonly LooseFigure[] {
  if (depth > DEEPEST || seen.size > MOST_PARTS || seen.has(part)) return [];
  seen.add(part);
  const page = pageOf(part) ?? inherited;
  const kids = listKids(raw, part).map((kid) => raw.objects.resolve(kid));
  if (isFigure(raw, part))
    return kids.some(isMarked) ? [] : [{ page, alt: wordsOf(raw.objects.resolve(part.get('Alt'))).trim() }];
  const search = { seen, depth: depth + 1 };
  return kids.filter(isDictionary).flatMap((kid) => collectLoose(raw, kid, page, search));
}

function listKids({ objects }: Raw, part: Dictionary): readonly Value[] {
  const kids = objects.resolve(part.get('K'));
  return isList(kids) ? kids : part.has('K') ? [kids] : [];
}

function pageOf(part: Dictionary): number | null {
  const page = part.get('Pg');
  return isReference(page) ? page.to : null;
}

function isFigure({ roles }: Raw, part: Dictionary): boolean {
  const kind = nameOf(part.get('S'));
  return kind === 'Figure' || nameOf(roles.get(kind)) === 'Figure';
}

function isMarked(kid: Value): boolean {
  return typeof kid === 'number' || (isDictionary(kid) && nameOf(kid.get('Type')) === 'MCR');
}
