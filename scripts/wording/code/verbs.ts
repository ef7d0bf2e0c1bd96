/** Verbs of comments and titles in their first form. Those whose third person is mostly a plural noun are in NOUNS_TOO. */
const REGULAR = `accept access act add adjust agree align allow announce answer appear append apply arrange arrive ask assert
assign attach avoid await bake balance become behave belong bind block bound box breathe browse buffer call cancel capture
carry cast catch cause change charge check clamp clean clear click climb clone close collapse collect colour combine come
compare compile complete compose compress compute concern confirm connect consider consist contain continue contribute
convert cope copy correct count cover crash create crop cross decide declare decline decode decrypt define delay delete
deliver demand deny depend derive describe deserve design detect determine differ direct disable disappear discard
disconnect display dissolve distinguish divide download drain drop duplicate embed emboss enable encode encrypt end
enlarge ensure enter erase escape establish evaluate exceed exclude execute exist exit expand expect expire explain
export expose express extend extract fail fetch fill filter finish fire fit fix flatten flip float flow flush focus fold
follow forbid force format forward free gather generate grant group grow guarantee guard guess handle happen hash help
hide hint hold hover identify ignore implement imply import improve include increase indent index inform inherit insert
install intersect introduce invite join judge jump keep lack last lay lead learn leave let level lift limit link list
listen live load lock log look lose lower maintain manage map mark match matter mean measure meet merge migrate mirror
miss mix mock modify move multiply name narrow navigate need normalise normalize note notice notify number obey observe
occur offer omit open order organise outline overflow overlap override own pack pad paint parse pass paste pause perform
permit persist pick place plan play point poll populate postpone predict prefer prepare present preserve press prevent
print process produce prompt promise propose protect prove provide publish pull push put query queue quote raise react
reach read receive recognise recompute recount recover redirect reduce refer refuse register reject release rely remain
remember remove rename render renew reopen repair repeat replace report represent request require reserve reset resize
resolve respond restart restore restrict resume retain retry return reuse reveal revert review rewrite rotate round route
run sample satisfy save scale scan schedule scroll seal search select send separate serve set settle shadow share shift
show shrink shut sign simplify simulate skip sleep slide slip slow snap sort sound speak specify split spread squeeze
start state stay steer step stop store stream stretch strip submit subscribe subtract suffice suggest suit summarise
supply support suppose surround suspend swap switch take tell tend terminate test throw thin tidy tolerate touch trace
track translate transform travel traverse treat trigger trim trust try tune turn type undo unlock unpack unwrap update
upgrade upload use validate vary verify view visit wait walk want warn waste watch wish withdraw work worry wrap write
yield zoom survive hand rank lie equal exceed rest erupt part wear await resemble round squeeze narrow touch turn pull exchange overflow refuse reply spare toggle fade pair parse reorder rewrite align emit poke squash swallow tick wake`;
const IRREGULAR = `am are is was were be been being has have had having does do did done can cannot could may might must will
would shall should began begun beat bent bit bought bound broke broken brought built burnt caught came chose chosen cost cut
dealt drew drawn drove ate fell fallen fed felt fought found flew flown forbade forgot forgotten forgave got gave given goes
go went gone grew grown heard held hid hidden hit hurt kept knew known laid led left lent let lay lain lost made meant met
paid put ran rang read rode rose risen said saw seen sold sent shook shone shot showed shown shut sang sank sat slept slid
spoke spoken spent spun split stood stole stuck swam swung took taken taught tore told thought threw thrown understood
woke wore won wrote written ought`;
const MORE = `begin bring buy choose draw drive eat fall feel find fly forget get give hang hear know make pay ride rise say see
sell shake shine sing sink sit spend stand stick swim teach tear think understand wake wear win`;

/** Third persons that are plural nouns more often than verbs: “points”, “names”. A noun in the singular is none either. */
const NOUNS_TOO = new Set(
  `hand rank equal rest part pair tick exchange access answer block bound box buffer call cast cause change charge check click clone colour copy count cover crash cross
delay demand design display download drop duplicate end escape exit export fill filter fire fit fix flow focus format
free group guard guess handle hash help hint hold import index inform insert last lay level link list log
map mark match matter measure meet merge mirror miss mix mock name need note notice number offer open order outline overlap
override own pack pad paint pass pause pick place plan play point press print process produce promise prompt query queue
quote reach read release report request reserve reset review round route run sample scale scan schedule scroll search
separate set shadow share shift show sign slide slip slow sort sound split spread start state step stop store stream
stretch strip support surround swap switch test thin throw touch trace track transform travel trigger trust turn type
update upgrade upload use view visit wait walk want waste watch wish work worry wrap yield zoom present direct complete
clean clear close correct own pull push live lead limit lock lower clip aim bound author tidy narrow suit`.split(
    /\s+/,
  ),
);

const FIRST_FORMS = new Set(`${REGULAR} ${MORE}`.split(/\s+/));
const SURE = new Set([
  ...IRREGULAR.split(/\s+/),
  ...[...FIRST_FORMS].flatMap((verb) => {
    const pasts = pastsOf(verb);
    return NOUNS_TOO.has(verb) ? pasts : [verb, thirdPersonOf(verb), ...pasts];
  }),
]);
const AUXILIARIES = new Set(
  'is are was were has have had can cannot could may might must will would should does do did'.split(' '),
);
const CLAUSE = /^(?:that|which|who|whom|whose|what|where|when|how|if|because|as|whoever|whatever|wherever)$/;
const ADVERB = /^(?:never|always|also|then|still|to|cannot)$/;
const PRONOUN =
  /^(?:it|he|she|nothing|something|anything|everything|nobody|somebody|someone|everyone|this|that|one)$/;
const DETERMINERS =
  /^(a|an|the|its|their|his|our|this|that|these|those|each|every|all|any|some|one|two|both|no|nothing|what|whether|how|where|which|who|whose|whom|when|it|them|itself|up|out|back|if|as|until|only|not|null|true|false)$/;

/**
 * Tells whether a text has a verb. A word that is a noun too counts where an article or a pronoun follows it, or where it
 * is in a clause.
 */
export function hasVerb(text: string): boolean {
  const words = readWords(text);
  return words.some((word, index) => {
    if (isSureVerb(word)) return true;
    if (!NOUNS_TOO.has(firstFormOf(word))) return false;
    const before = words.slice(0, index);
    const inClause =
      word.endsWith('s') &&
      (before.some((each) => CLAUSE.test(each)) ||
        PRONOUN.test(before.at(-1) ?? '') ||
        endsWithSingular(before));
    return inClause || ADVERB.test(before.at(-1) ?? '') || DETERMINERS.test(words[index + 1] ?? '');
  });
}

/** Tells whether a title has a verb. Its third persons are verbs, because a title has a subject in the singular. */
export function titleHasVerb(title: string): boolean {
  return (
    hasVerb(title) || readWords(title).some((word) => word.endsWith('s') && NOUNS_TOO.has(firstFormOf(word)))
  );
}

/** Tells whether a text begins with a subject and a finite verb: “The browser writes”, but not “The page that is”. */
export function beginsWithSentence(text: string): boolean {
  const words = readWords(/^[^,:;.(]*/u.exec(text)?.[0] ?? '').slice(0, 7);
  const verb = words.findIndex(
    (word, index) => index > 0 && isFinite(word, words[index - 1] ?? '', words[index + 1] ?? ''),
  );
  return verb > 0 && !words.slice(0, verb).some((word) => CLAUSE.test(word));
}

/** Tells whether a text begins with a verb in the third person, such as “Finds” or “Marks the”, or with that of a name. */
export function beginsWithThirdPerson(text: string, name = ''): boolean {
  const [first = '', second = ''] = readWords(text);
  if (['is', 'has', 'does', 'goes'].includes(first)) return true;
  if (!first.endsWith('s') || /^(?:its|this|as|whose|always|sometimes|thus|ours|theirs|less)$/.test(first))
    return false;
  const verb = firstFormOf(first);
  if (name.startsWith(verb) || (verb === 'sign' && second === 'in')) return true;
  if (FIRST_FORMS.has(verb) && !NOUNS_TOO.has(verb)) return true;
  return NOUNS_TOO.has(verb)
    ? !/^(?:of|that|which|are|and|in|for|with|who)$/.test(second)
    : !CLAUSE.test(second) && DETERMINERS.test(second);
}

/** Returns “finds” for “find”. */
export function thirdPersonOf(verb: string): string {
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

/** Returns whether the word is a verb in its first form. */
export function isVerb(word: string): boolean {
  return FIRST_FORMS.has(word);
}

/** Tells whether words end with a noun in the singular, “a slow server”: what follows in “-s” is its verb. */
function endsWithSingular(words: readonly string[]): boolean {
  return /(?:^| )(?:an?|each|every)(?: (?!of\b|in\b|on\b|for\b|with\b|and\b|at\b|or\b)[a-z'-]+){1,3}$/u.test(
    words.join(' '),
  );
}

function readWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[a-z'-]+/g) ?? []
  );
}

function isSureVerb(word: string): boolean {
  return SURE.has(word) || /^(?:[a-z]+n't|(?:it|there|that|we|you|they|he|she)'(?:s|re|ve|ll|d))$/.test(word);
}

/** Tells whether a word is a finite verb between its neighbours: “link shows the”, “logins carry”, “policies decide”. */
function isFinite(word: string, before: string, after: string): boolean {
  if (AUXILIARIES.has(word)) return true;
  const verb = firstFormOf(word);
  if (!FIRST_FORMS.has(verb) || before === 'to') return false;
  const isPlural = before.endsWith('s') && !word.endsWith('s');
  return (
    !NOUNS_TOO.has(verb) ||
    isPlural ||
    (word.endsWith('s') && !before.endsWith('s') && DETERMINERS.test(after))
  );
}

function firstFormOf(word: string): string {
  if (FIRST_FORMS.has(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  const short = word.replace(/s$/, '');
  return FIRST_FORMS.has(short) ? short : word.replace(/es$/, '');
}

/** Returns the ways in which a past may be written: a form that is wrong does no harm in the set. */
function pastsOf(verb: string): string[] {
  if (verb.endsWith('e')) return [`${verb}d`];
  if (/[^aeiou]y$/.test(verb)) return [`${verb.slice(0, -1)}ied`];
  return [`${verb}ed`, `${verb}${verb.at(-1)}ed`];
}
