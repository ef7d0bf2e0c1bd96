import { removeQuotes } from './glossary.ts';
import type { Remark, RemarkFault } from './remark.ts';
import {
  beginsWithSentence,
  beginsWithThirdPerson,
  hasVerb,
  isVerb,
  thirdPersonOf,
  titleHasVerb,
} from './verbs.ts';

/** The max length of a title in characters. A longer one names more than one thing. */
const MAX_LENGTHS: Partial<Record<Remark['kind'], number>> = {
  'test title': 100,
  'decision title': 60,
  commit: 100,
};

/** Orders of words that are chosen for their sound: the found words, and how a colleague orders them. */
const TURNED: readonly (readonly [pattern: RegExp, say: string])[] = [
  [
    /\bthan (?:this|that|these|those|it)[, ]+(?:no|no one|nobody|nothing|none)\b[^.]*/iu,
    'the subject first: “no drawing has more …”',
  ],
  [
    /(?<!there[^.]*|\b(?:if|or|and|but) )\b(?:no(?! longer| more)(?: [a-z]+){1,2}|nobody|no one|nothing) (?:has|have|had|is|are|was|were|does|do|did|knows|needs|wants|sees|asks)(?=[.;:]|$)/iu,
    'the subject first: “drawings without …”, “a drawing does not have …”',
  ],
  [/\b(?:wants|tells|hears) nothing\b|\bsays nothing of\b/iu, '“does not … anything”'],
  [
    /^(?:To|For|From|By|With|At|On) (?:whom|what|which)\b/iu,
    'the noun: “The person who …”, “The page that …”',
  ],
  [
    /^As (?!soon|long|a result|an example|with)(?!.*, (?:it|the|this|a|an|each|no|its|there)\b).*/u,
    'a whole sentence: “It is written as …”, “Uses the form that …”',
  ],
];

const FINITE =
  /\b(?:is|are|was|were|has|have|had|can|may|must|will|does|do|takes|makes|begins|ends|says|needs|knows)\b/u;

/** Finds faults in the form of a remark: its first word, its verb, its length and the order of its words. */
export function findFormFaults(remark: Remark): RemarkFault[] {
  const { kind, text } = remark;
  if (kind === 'name') return [];
  const found = (what: string, say: string): RemarkFault => ({ remark, found: what, say });
  const faults: RemarkFault[] = [];
  const max = MAX_LENGTHS[kind];
  if (max && text.length > max)
    faults.push(found(`${text.length} characters`, `it in at most ${max}: one subject, one verb`));
  if (
    kind === 'function comment' &&
    !beginsWithThirdPerson(text, remark.describes) &&
    !beginsWithSentence(text) &&
    !/^(?:[A-Z]{2,}|['"`\d-])/u.test(text)
  )
    faults.push(
      found(
        `“${/^\S+/u.exec(text)?.[0]}” as its first word`,
        `what the function does: “${suggestVerb(remark.describes)} …”`,
      ),
    );
  if (kind === 'comment' && !isFact(text) && !hasVerb(text))
    faults.push(found('no verb', 'the reason in a sentence, or delete it'));
  if (kind === 'test title' && !titleHasVerb(text)) faults.push(found('no verb', 'who does what'));
  if (kind === 'decision title') {
    const verb = FINITE.exec(text)?.[0];
    if (verb)
      faults.push(found(`the verb “${verb}”`, 'the subject alone: “Organization tiers and paid files”'));
  }
  if (kind === 'commit' && !/^[a-z][\w, -]*: /u.test(text))
    faults.push(found('no area at its beginning', '“area: what changed and why”'));
  for (const [pattern, say] of TURNED) {
    const words = pattern.exec(removeQuotes(text))?.[0];
    if (words) faults.push(found(`“${words.trim().slice(0, 60)}”`, say));
  }
  return faults;
}

/** Suggests a verb in the third person by the name of the function: “Finds” for findWords. */
function suggestVerb(name = ''): string {
  const first = (/^[a-z]+/u.exec(name)?.[0] ?? '').toLowerCase();
  if (/^[A-Z]/u.test(name)) return 'Shows';
  if (first === 'is' || first === 'has' || first === 'can') return 'Tells whether';
  if (!isVerb(first)) return 'Returns';
  const verb = thirdPersonOf(first);
  return `${verb[0]?.toUpperCase()}${verb.slice(1)}`;
}

/** Tells whether a comment is a fact that needs no verb: a unit, a standard, an address, an example in code. */
function isFact(text: string): boolean {
  return (
    /^(?:in )?(?:milli|centi)?(?:metres?|seconds?|pixels?|points?|bytes?|radians?|degrees?|hertz|minutes?|hours?|days?|characters)\b/iu.test(
      text,
    ) ||
    /https?:|^'|\b(?:WCAG|RFC|ISO|IEC|EN|DIN|BCP|ANSI|ITU|PDF|BANA|UEB)\b.*\d|`|[=<>{}#|]|\d{3}|\.(?:ts|md|py|c|org)\b/u.test(
      text,
    )
  );
}
