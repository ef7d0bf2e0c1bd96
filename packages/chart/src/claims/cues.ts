/** Words that say which way a comparison goes. Words such as “worse” go both ways and are left out. */
export const HIGHEST =
  'highest|tallest|largest|biggest|greatest|maximum|max|longest|fastest|heaviest|warmest|hottest|deepest|oldest|wettest|busiest|strongest|richest|broadest|widest|top|most popular|most common|most frequent|most often|most|peak|peaks|peaked|record|leader|leads(?! (?:the )?@)|winner|tops|favourite|favorite|maximal';
export const LOWEST =
  'at the bottom|lowest|smallest|shortest|fewest|minimum|min|least popular|least common|least frequent|least often|least|slowest|lightest|coldest|coolest|shallowest|youngest|driest|weakest|poorest|narrowest|thinnest|tiniest|minimal|rarest|bottoms out|trough|low point';
export const MORE =
  'more|higher|beyond|leads?(?= (?:the )?@)|led(?= (?:the )?@)|taller|larger|bigger|greater|longer|faster|heavier|warmer|hotter|deeper|older|wetter|stronger|richer|wider|broader|above|over|exceeds?|exceeded|beats?|outnumbers?|outnumbered|surpass(?:es|ed)?|outranks?|tops|overtops?|ahead of|in front of|outweighs?|outdoes|greater';
export const LESS =
  'less|fewer|lower|smaller|shorter|slower|lighter|colder|cooler|shallower|younger|drier|weaker|poorer|narrower|thinner|below|under|beneath|trails?|trailed|behind|falls? short of|fell short of|underneath|rarer';
export const RISE =
  'rises?|rose|risen|rising|increases?|increased|increasing|grows?|grew|grown|growing|climbs?|climbed|climbing|(?:go|goes|going|went|gone|moves?|moved|moving|trends?|trending|shoots?|shot|slopes?|heads?|headed) (?:\\w{1,30} )?up(?:wards?)?|upwards?|ascends?|ascending|gains?|gained|growth|uphill|jumps?|jumped|soars?|soared|surges?|surged|recovers?|recovered|picks? up|picked up|positive(?:ly)?';
export const FALL =
  'falls?|fell|fallen|falling|decreases?|decreased|decreasing|drops?|dropped|dropping|declines?|declined|declining|sinks?|sank|sunk|sinking|shrinks?|shrank|shrinking|(?:go|goes|going|went|gone|comes?|came|moves?|moved|trends?|trending|slopes?|heads?|headed) (?:\\w{1,30} )?down(?:wards?)?|downwards?|descends?|descending|loses?|lost|dips?|dipped|plunges?|plunged|tumbles?|tumbled|slumps?|slumped|downhill|diminish(?:es|ed)?|slides?|slid|negative(?:ly)?';
export const STEADY =
  '(?:stays?|stayed|remains?|remained|is|are|was|were|keeps?|kept|holds?|held) (?:\\w{1,30} )?(?:the same|unchanged|constant|level|flat|steady|stable|equal throughout)|(?:does|do|did) not change|never chang(?:es|ed)';
export const ROUGH =
  /\b(?:about|around|roughly|nearly|almost|approximately|approx|circa|close to|or so|just (?:over|under|above|below)|a little (?:over|under|more|less)|slightly (?:over|under|more|less|above|below)|some #|an estimated)\b|~/;
export const NEGATED =
  /\b(?:not|no|never|neither|nor|without|none|nobody|hardly|except|excepting|excluding|unless|if|would|could|might|should|apart from|other than|aside from|besides|instead of|rather than|nothing|expected|target|planned|elsewhere)\b/;

export const NUMBERED: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
};
export const NTH = Object.keys(NUMBERED).join('|');

const NONE =
  '(?:nothing|nobody|no one|no other(?: \\w{1,30})?|none of the (?:others|rest)|no (?!more|less|fewer|longer)\\w{1,30})(?: else)?';
const REST =
  '(?:everything else|everyone else|(?:all|each|every one) of the (?:others?|rest)|all (?:the )?others?|all (?:the )?other \\w{1,30}|every other \\w{1,30}|the (?:rest|others|remaining \\w{1,30})|any other(?: \\w{1,30})?)';
const IS =
  '(?: all)?(?: (?:is|are|was|were|has|have|had|comes?|lies?|stays?|gets?|does|reach(?:es)?))?(?: all)?';
const ADVERBS = '(?: (?:a|any|as|even|much|values?|\\w{1,30}ly)){0,2}?';
const BEST = new RegExp(
  `\\b${NONE}${IS}${ADVERBS} (?:${MORE})(?: \\w{1,30})?(?: than)?(?= (?:[a-z]{1,30} ){0,4}?@)`,
  'g',
);
const WORST = new RegExp(
  `\\b${NONE}${IS}${ADVERBS} (?:${LESS})(?: \\w{1,30})?(?: than)?(?= (?:[a-z]{1,30} ){0,4}?@)`,
  'g',
);
const REST_BELOW = new RegExp(
  `\\b${REST}${IS}${ADVERBS} (?:${LESS})(?: \\w{1,30})?(?: than)?(?= (?:[a-z]{1,30} ){0,4}?@)`,
  'g',
);
const REST_ABOVE = new RegExp(
  `\\b${REST}${IS}${ADVERBS} (?:${MORE})(?: \\w{1,30})?(?: than)?(?= (?:[a-z]{1,30} ){0,4}?@)`,
  'g',
);

const ENDED = '\\b(?:ends?|ended|finish(?:es|ed)?|closes?|closed|is|was)(?: up)?(?: (?:at|on|with) an?)?';
const BEGAN =
  '(?: \\w{1,30})? than (?:it|they|where it|when it|at the) (?:begins?|began|starts?|started|beginning|start|did)\\b';
const ENDS_UP = new RegExp(`${ENDED} (?:${MORE})${BEGAN}`, 'g');
const ENDS_DOWN = new RegExp(`${ENDED} (?:${LESS})${BEGAN}`, 'g');

/** Folds phrases that would be taken for something else, such as “at least”. */
export function foldPhrases(text: string): string {
  return (
    text
      .replaceAll(
        /\b(?:at the very least|at least|no (?:less|fewer|lower) than|not (?:less|fewer) than|(?=#\d{1,30} or more))/g,
        ' atleast ',
      )
      .replaceAll(
        /\b(?:at the most|at most|no (?:more|higher|greater) than|not more than|(?<!\badds? |\badding |\badded )up to(?= #))/g,
        ' atmost ',
      )
      .replaceAll(/\b(?:most|the majority) of\b/g, 'mostof')
      .replaceAll(/\bpercent\b|\bper cent\b/g, '%')
      .replaceAll(/\bat (?:the )?(?:first|last)\b/g, ' ')
      .replaceAll(
        /\bno other \w{1,30} (?:\w{1,30} )?(?:is|was|has|had|are|were) (?:as|so) \w{1,30} as\b/g,
        'highest is',
      )
      .replaceAll(
        /\b(?:you|we|one) (?:would|will) (?:have|need) to add (#\d{1,30})(?: \S{1,30}){0,3}? to (.{0,200}@\d{1,30}) (?:to|before) (?:get|reach|arrive at|match)/g,
        'difference is $1 between $2 and',
      )
      .replaceAll(
        /(#\d{1,30})((?: [a-z/%]{1,30}){0,2}) , the (?:value|figure|number|result) (?:of|for|at) (@\d{1,30})/g,
        '$1$2 ; $3 has $1',
      )
      .replaceAll(/\bif (?:you|we|one) add(?:s|ed)?(?: up)?\b/g, 'sum of')
      .replaceAll(/\b(?:if|when) (?=(?:you|we|one)\b)/g, '')
      .replaceAll(BEST, 'highest is')
      .replaceAll(WORST, 'lowest is')
      .replaceAll(REST_BELOW, 'highest is')
      .replaceAll(REST_ABOVE, 'lowest is')
      .replaceAll(/, (?:which|that) (?:is|was) (#\d{1,30}[^,;@]{0,200}) , /g, 'of $1 ')
      .replaceAll(
        /\bthere (?:is|are|was|were)(?: a gap of)? (#\d{1,30})((?: [a-z/%]{1,30}){0,3}) between (?=[^@]{0,40}@\d{1,4} and [^@]{0,40}@)/g,
        'the difference is $1$2 between ',
      )
      .replaceAll(ENDS_UP, 'overall goes up')
      .replaceAll(ENDS_DOWN, 'overall goes down')
      .replaceAll(/^(@\d{1,30})( %)? : /g, '$1 has ')
      .replaceAll(/\bjoint(?:ly)?\b/g, ' ')
      // “… below 5, which is the minimum” makes two claims of one number.
      .replaceAll(/([@#]\d{1,30}(?: %)?)((?: [a-z/]{1,30}){0,3}) , (?:which|that) (?=is|was)/g, '$1$2 ; $1 ')
      .replaceAll(/\s{1,30}/g, ' ')
      .trim()
  );
}
