import { boxDistance, centerOf, doBoxesMeet, doesBoxContain, unionOf } from '../geometry/box.ts';
import type { Drawing } from '../model/drawing.ts';
import type { Box } from '../model/geometry.ts';
import type { DrawingClaim, Relation, SheetPart } from './messages.ts';
import { boxesOf, type NamedPart } from './parts.ts';
import type { Reading } from './reading.ts';
import { judge, type Verdict } from './verdict.ts';

type Options = readonly NamedPart[];

const ABOVE =
  '(?:above|(?:nearer|closer) to the top(?: of the \\w{1,30})? than|(?:further|farther) up(?: the \\w{1,30})? than|higher up(?: the \\w{1,30})? than|over|higher (?:up )?than|higher (?:up )?on the (?:page|sheet) than|on top of|north of|(?:is|are) (?:the )?higher of)';
const BELOW =
  '(?:below|(?:nearer|closer) to the bottom(?: of the \\w{1,30})? than|(?:further|farther) down(?: the \\w{1,30})? than|lower down(?: the \\w{1,30})? than|under|underneath|beneath|lower (?:down )?than|south of|at the foot of)';
const LEFT =
  '(?:(?:to |on |at )?(?:the |its )?(?:immediate )?left(?:-hand)?(?: side)? of|left of|west of|(?:nearer|closer) to the left(?: side| edge)? than|(?:further|farther) (?:to the )?left than)';
const RIGHT =
  '(?:(?:to |on |at )?(?:the |its )?(?:immediate )?right(?:-hand)?(?: side)? of|right of|east of|(?:nearer|closer) to the right(?: side| edge)? than|(?:further|farther) (?:to the )?right than)';
const INSIDE =
  '(?:inside(?: of)?|within|enclosed by|surrounded by|contained in|encircled by|lies in|is in|sits in|located in|found in|in the middle of|in the center of|in the centre of)';
const AROUND =
  '(?:around|surrounds|surround|encloses|enclose|contains|contain|encircles|encircle|holds|goes round|runs around|wraps around)';
const TOUCHING =
  '(?:touches|touch|touching|meets|meet|crosses|cross|overlaps|overlap|is joined to|is connected to|joins|borders|in contact with)';
const LARGER =
  '(?:(?:larger|bigger|greater) than|(?:takes? up|needs?|covers?|fills?|occupies|has) (?:far |much )?more (?:room|space|area) than|(?:larger|bigger)(?: one)? of the (?:two|#\\d{1,30})(?: ,)? (?:when )?compared (?:with|to))';
const SMALLER =
  '(?:smaller than|(?:takes? up|needs?|covers?|fills?|occupies|has) (?:far |much )?less (?:room|space|area) than|smaller(?: one)? of the (?:two|#\\d{1,30})(?: ,)? (?:when )?compared (?:with|to))';

const RELATIONS: readonly (readonly [string, Relation])[] = [
  [ABOVE, 'above'],
  [BELOW, 'below'],
  [LEFT, 'left'],
  [RIGHT, 'right'],
  [LARGER, 'larger'],
  [SMALLER, 'smaller'],
  [AROUND, 'around'],
  [INSIDE, 'inside'],
  [TOUCHING, 'touching'],
];
const OPPOSITE: Readonly<Record<Relation, Relation>> = {
  above: 'below',
  below: 'above',
  left: 'right',
  right: 'left',
  inside: 'apart',
  around: 'apart',
  touching: 'apart',
  apart: 'touching',
  larger: 'smaller',
  smaller: 'larger',
};
const BETWEEN = String.raw`(?: (?!we\b|you\b|one\b|and\b|from\b|than\b)[a-z'-]{1,30}){0,5}?`;
const FOUND =
  '(?:is|are|lies?|sits?|stands?|comes?|appears?|floats?|hangs?|(?:you|we|one) (?:can |will )?(?:find|finds|meet|see|feel|come to|reach|get to)|there (?:is|are)|can be (?:found|felt|seen))';

/** Judges where a part is from another: above, left of, inside, touching, larger. */
export function judgeRelation(
  { text, things }: Reading<NamedPart>,
  gapBetween: (one: string, other: string) => number,
): Verdict<DrawingClaim> | null {
  for (const [words, relation] of RELATIONS) {
    const turned = new RegExp(
      String.raw`^(?:just |directly |immediately |right )?${words}(?: [a-z'-]{1,30}){0,2}? @(\d{1,30})(?: ,)? ${FOUND}\b(?: [a-z'-]{1,30}){0,3}? @(\d{1,30})`,
    );
    const back = turned.exec(text) ?? readWay(text, relation);
    const pattern = new RegExp(
      String.raw`@(\d{1,30})${BETWEEN} ${words}(?: (?!and\b)[a-z'-]{1,30}){0,3}? @(\d{1,30})`,
    );
    const found = back || TURNED.test(text) ? null : pattern.exec(text);
    const [one, other] = found ? [found[1], found[2]] : [back?.[2], back?.[1]];
    const [a, b] = [things[Number(one ?? -1)], things[Number(other ?? -1)]];
    if (!a || !b || /\b(?:arrow|between)\b/.test(found?.[0] ?? '')) continue;
    return stateRelation(a, b, relation, gapBetween, /\b(?:not|no|never|nor|neither)\b/.test(text));
  }
  return null;
}

/** A sentence that begins with a relation is read by that alone. */
const TURNED = new RegExp(
  String.raw`^(?:just |directly |immediately |right )?(?:${ABOVE}|${BELOW}|${LEFT}|${RIGHT}) .{0,200}@\d{1,30}(?: ,)? ${FOUND}\b|\b(?:going|moving|heading|go|goes|move|moves|slides?|sliding) (?:straight )?(?:up|down|left|right|to the)`,
);

/** Reads “going down from A, you come to B”. */
function readWay(text: string, relation: Relation): RegExpExecArray | null {
  const way = {
    above: 'up(?:wards?)?',
    below: 'down(?:wards?)?',
    left: '(?:to the )?left',
    right: '(?:to the )?right',
  }[relation as 'above'];
  if (way === undefined) return null;
  return new RegExp(
    String.raw`\b(?:going|moving|heading|go|goes|move|moves|slides?|sliding) (?:straight )?${way} from(?: [a-z]{1,30}){0,2}? @(\d{1,30})(?: ,)?(?: [a-z]{1,30}){0,3}? (?:${FOUND}|reach(?:es)?|comes? to|gets? to|finds?|meets?|arrives? at|bumps? into|touch(?:es)?)(?: [a-z'-]{1,30}){0,3}? @(\d{1,30})`,
  ).exec(text);
}

function stateRelation(
  ones: Options,
  others: Options,
  relation: Relation,
  gapBetween: (one: string, other: string) => number,
  isDenied: boolean,
): Verdict<DrawingClaim> | null {
  // A shape is larger, inside or touched, and the word beside it is not.
  const isOfShapes = !['above', 'below', 'left', 'right'].includes(relation);
  const pick = (options: Options): Options => {
    const shaped = options.filter(({ shape }) => shape !== null);
    return isOfShapes && shaped.length > 0 ? shaped : options;
  };
  const answers = pick(ones).flatMap((one) =>
    pick(others).flatMap((other) => (one === other ? [] : [isRelated(one, other, relation, gapBetween)])),
  );
  const [one, other] = [ones[0], others[0]];
  if (!one || !other || answers.length === 0 || answers.includes(null)) return null;
  const isTrue = answers.some(Boolean);
  if (isDenied)
    return relation === 'touching'
      ? judge(!answers.every(Boolean), {
          code: 'claim_related',
          parameters: { one: one.name, relation, other: other.name },
        })
      : null;
  return judge(isTrue, {
    code: 'claim_related',
    parameters: { one: one.name, relation: findRight(one, other, relation), other: other.name },
  });
}

function findRight(one: NamedPart, other: NamedPart, relation: Relation): Relation {
  if (relation === 'above' || relation === 'below')
    return isFurther(one, other, relation === 'above' ? 'below' : 'above')
      ? OPPOSITE[relation]
      : isFurther(one, other, 'left')
        ? 'left'
        : 'right';
  if (relation === 'left' || relation === 'right')
    return isFurther(one, other, OPPOSITE[relation])
      ? OPPOSITE[relation]
      : isFurther(one, other, 'above')
        ? 'above'
        : 'below';
  return OPPOSITE[relation];
}

/** Answers null if the sheet does not say it, as of two rooms that only have names. */
function isRelated(
  one: NamedPart,
  other: NamedPart,
  relation: Relation,
  gapBetween: (one: string, other: string) => number,
): boolean | null {
  switch (relation) {
    case 'above':
    case 'below':
    case 'left':
    case 'right':
      return isFurther(one, other, relation);
    case 'inside':
      return isInside(one, other);
    case 'around':
      return isInside(other, one);
    case 'larger':
      return isLarger(one, other);
    case 'smaller':
      return isLarger(other, one);
    case 'touching': {
      if (!one.shape || !other.shape) return null;
      const gap = gapBetween(one.id, other.id);
      return gap <= 1 ? true : gap > 4 ? false : null;
    }
    default:
      return null;
  }
}

function isFurther(
  one: NamedPart,
  other: NamedPart,
  relation: 'above' | 'below' | 'left' | 'right' | Relation,
): boolean {
  return boxesOf(one).some((a) => boxesOf(other).some((b) => isBoxFurther(a, b, relation)));
}

/** Compares the middles, and the edges of things that reach far. */
function isBoxFurther(a: Box, b: Box, relation: Relation): boolean {
  const [p, q] = [centerOf(a), centerOf(b)];
  switch (relation) {
    case 'above':
      return p.y < q.y - 0.5;
    case 'below':
      return p.y > q.y + 0.5;
    case 'left':
      return p.x < q.x - 0.5;
    default:
      return p.x > q.x + 0.5;
  }
}

function isInside(inner: NamedPart, outer: NamedPart): boolean | null {
  const around = outer.shape;
  if (!around) return null;
  const boxes = boxesOf(inner);
  if (boxes.some((box) => doesBoxContain(around, box, 2))) return true;
  if (boxes.every((box) => !doBoxesMeet(around, box))) return false;
  const own = inner.shape;
  return own && doesBoxContain(own, around, 2) ? false : null;
}

function isLarger({ shape: one }: NamedPart, { shape: other }: NamedPart): boolean | null {
  if (!one || !other) return null;
  const ratio = (one.width * one.height) / (other.width * other.height);
  return ratio > 1.1 ? true : ratio < 0.9 ? false : null;
}

const SIDES: readonly (readonly [RegExp, SheetPart])[] = [
  [/\b(?:top|upper|north)\b/, 'top'],
  [/\b(?:bottom|lower|south)\b/, 'bottom'],
  [/\b(?:left|west)\b/, 'left'],
  [/\b(?:right|east)\b/, 'right'],
];
const PLACED =
  /@(\d{1,30})(?: [a-z]{1,30}){0,3}? (?:at|in|on|near|towards?|along|fills|occupies) (?:the )?(?:very |far |extreme )?((?:top|bottom|upper|lower|left|right|north|south|east|west)(?:[ -](?:left|right|east|west|hand))?(?: (?:half|side|part|corner|edge|third|end))?)(?: of (?:the|it|this) ?(?:picture|drawing|sheet|page|map|diagram|figure|plan)?)?(?:$| and |,| ;)/;
const PLACED_FIRST =
  /^(?:at|in|on|near|along) (?:the )?(?:very |far )?((?:top|bottom|upper|lower|left|right)(?:[ -](?:left|right|hand))?(?: (?:half|side|part|corner|edge|third|end))?)(?: of (?:the|it|this) ?(?:picture|drawing|sheet|page|map|diagram|figure|plan)?)?(?: ,)? (?:is|are|lies?|sits?|stands?|you find|we find|there (?:is|are))(?: [a-z]{1,30}){0,2}? @(\d{1,30})/;

/** Judges “at the top”, “in the lower left corner”. */
export function judgePlace(
  { text, things }: Reading<NamedPart>,
  drawing: Drawing,
  parts: Options,
): Verdict<DrawingClaim> | null {
  if (/\b(?:not|no|never|word|label|arrow|of @)\b/.test(text)) return null;
  const found = PLACED.exec(text);
  const first = found ? null : PLACED_FIRST.exec(text);
  const [at, words] = found ? [found[1], found[2]] : [first?.[2], first?.[1]];
  const options = things[Number(at ?? -1)];
  if (!options || words === undefined) return null;
  const sides = SIDES.flatMap(([pattern, side]) => (pattern.test(words) ? [side] : []));
  const whole = unionOf(parts.flatMap(boxesOf));
  const [one] = options;
  if (!whole || !one || sides.length === 0) return null;
  const { sheet } = drawing;
  const frames = [whole, { x: 0, y: 0, width: sheet.width, height: sheet.height }];
  const isTrue = options.some((part) =>
    boxesOf(part).some((box) => frames.some((frame) => sides.every((side) => isAt(box, frame, side)))),
  );
  const right = (['top', 'bottom', 'left', 'right'] as const).filter((side) =>
    boxesOf(one)
      .slice(0, 1)
      .some((box) => isAt(box, whole, side, 0.4)),
  );
  return judge(isTrue, {
    code: 'claim_placed',
    parameters: { name: one.name, parts: right.length > 0 ? right : ['middle'] },
  });
}

function isAt(box: Box, frame: Box, side: SheetPart, share = 0.55): boolean {
  const { x, y } = centerOf(box);
  const [across, down] = [(x - frame.x) / (frame.width || 1), (y - frame.y) / (frame.height || 1)];
  const edge =
    side === 'top'
      ? box.y - frame.y
      : side === 'bottom'
        ? frame.y + frame.height - box.y - box.height
        : side === 'left'
          ? box.x - frame.x
          : frame.x + frame.width - box.x - box.width;
  if (edge <= 1) return true;
  switch (side) {
    case 'top':
      return down <= share;
    case 'bottom':
      return down >= 1 - share;
    case 'left':
      return across <= share;
    default:
      return across >= 1 - share;
  }
}

/** Judges “A is between B and C”. */
export function judgeBetween({ text, things }: Reading<NamedPart>): Verdict<DrawingClaim> | null {
  const found =
    /@(\d{1,30})(?: [a-z]{1,30}){0,4}? between(?: [a-z]{1,30}){0,2}? @(\d{1,30})(?: [a-z]{1,30}){0,2}? and(?: [a-z]{1,30}){0,2}? @(\d{1,30})/.exec(
      text,
    );
  const [a, b, c] = (found ?? []).slice(1).map((at) => things[Number(at)]?.[0]);
  if (!a || !b || !c || /\b(?:not|arrow|line|wall|angle)\b/.test(text)) return null;
  const isTrue = boxesOf(a).some((one) =>
    boxesOf(b).some((low) =>
      boxesOf(c).some((high) => {
        const [p, q, r] = [centerOf(one), centerOf(low), centerOf(high)];
        return (
          (p.x - q.x) * (r.x - q.x) + (p.y - q.y) * (r.y - q.y) > 0 &&
          (p.x - r.x) * (q.x - r.x) + (p.y - r.y) * (q.y - r.y) > 0
        );
      }),
    ),
  );
  const nearest =
    boxDistance(boxesOf(a)[0] ?? ZERO, boxesOf(b)[0] ?? ZERO) <
    boxDistance(boxesOf(a)[0] ?? ZERO, boxesOf(c)[0] ?? ZERO)
      ? b
      : c;
  return judge(isTrue, {
    code: 'claim_related',
    parameters: { one: a.name, relation: findRight(a, nearest, 'above'), other: nearest.name },
  });
}

const ZERO: Box = { x: 0, y: 0, width: 0, height: 0 };
