import type { Element } from '@xmldom/xmldom';
import { listChildren, nameOf, valueOf } from '../markup/xml.ts';
import { listParts, textOf } from './rows.ts';

/** Symbols of the elements (IUPAC, periodic table), and R and X for any group (Braille Code for Chemical Notation, 1997). */
const SYMBOLS: ReadonlySet<string> = new Set(
  'H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Y Zr Nb Mo Tc Ru Rh Pd Ag Cd In Sn Sb Te I Xe Cs Ba La Ce Pr Nd Pm Sm Eu Gd Tb Dy Ho Er Tm Yb Lu Hf Ta W Re Os Ir Pt Au Hg Tl Pb Bi Po At Rn Fr Ra Ac Th Pa U Np Pu Am Cm R X'.split(
    ' ',
  ),
);

/** Finds whether letters are symbols of elements one behind the other, as in NaOH. */
export function isOfElements(letters: string): boolean {
  const symbols = letters.match(/[A-Z][a-z]?/g) ?? [];
  return symbols.length > 0 && symbols.join('') === letters && symbols.every((one) => SYMBOLS.has(one));
}

/** Finds whether an identifier is of chemistry: upright in print, as those of more letters are. */
export function isChemical(element: Element | undefined): boolean {
  if (!element || nameOf(element) !== 'mi') return false;
  const letters = textOf(element).trim();
  return isOfElements(letters) && (letters.length > 1 || valueOf(element, 'mathvariant') === 'normal');
}

/** Finds the identifier that an element is, or that its scripts belong to. */
function findSymbol(element: Element | undefined): Element | undefined {
  if (!element) return undefined;
  if (!/^m(?:sub|sup|subsup)$/.test(nameOf(element))) return element;
  return findSymbol(listParts(listChildren(element)[0]).at(-1));
}

/** The letters stand for states of matter behind a formula: gas, liquid, solid, in water. */
export const STATES = /^(?:g|l|s|aq)$/;

export type Bond = 'single' | 'double' | 'triple';
const BONDS: Readonly<Record<string, Bond>> = { '-': 'single', '−': 'single', '=': 'double', '≡': 'triple' };

/**
 * Finds the bonds of a row of chemistry: lines between two symbols. A double line beside a plus says that sides are equal.
 * Null: it may be a difference, because only lines of one stroke are between letters that are also symbols.
 */
export function findBonds(elements: readonly Element[]): ReadonlyMap<Element, Bond> | null {
  const bonds = new Map<Element, Bond>();
  const signs = elements.map((element) => (nameOf(element) === 'mo' ? textOf(element).trim() : ''));
  const isReaction = signs.some((sign) => /^[→⟶⇌]$/u.test(sign));
  const isSum = signs.includes('+') || elements.some((element) => nameOf(element) === 'mn');
  elements.forEach((element, at) => {
    const bond = BONDS[signs[at] ?? ''];
    const isBetween = isChemical(findSymbol(elements[at - 1])) && isChemical(findSymbol(elements[at + 1]));
    if (bond === undefined || !isBetween || (bond === 'double' && isSum && !isReaction)) return;
    bonds.set(element, bond);
  });
  const isCertain = isReaction || Array.from(bonds.values()).some((bond) => bond !== 'single');
  return bonds.size === 0 || isCertain ? bonds : null;
}
