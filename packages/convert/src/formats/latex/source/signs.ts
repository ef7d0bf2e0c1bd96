function readPairs(pairs: string): Readonly<Record<string, string>> {
  const words = pairs.trim().split(/\s+/);
  return Object.fromEntries(words.flatMap((word, at) => (at % 2 === 0 ? [[word, words[at + 1] ?? '']] : [])));
}

/** The signs that commands without arguments print. */
export const SIGNS: Readonly<Record<string, string>> = {
  ...readPairs(`
  & & % % $ $ # # _ _ { { } } textbackslash \\ textasciitilde ~ textasciicircum ^ textless < textgreater > textbar |
  textbraceleft { textbraceright } textunderscore _ textdollar $ textquotesingle ' textquotedbl " textquotedblleft “
  textquotedblright ” textquoteleft ‘ textquoteright ’ quotesinglbase ‚ quotedblbase „ guillemotleft « guillemotright »
  guillemetleft « guillemetright » guilsinglleft ‹ guilsinglright › textendash – textemdash — textbullet • textperiodcentered ·
  dots … ldots … textellipsis … textdegree ° degree ° celsius °C textcelsius ℃ textordmasculine º textordfeminine ª
  copyright © textcopyright © textregistered ® texttrademark ™ pounds £ textsterling £ euro € texteuro € EUR € textyen ¥
  textcent ¢ S § P ¶ textsection § textparagraph ¶ dag † ddag ‡ textdagger † textdaggerdbl ‡ textmu µ textohm Ω
  texttimes × textdiv ÷ textpm ± textonehalf ½ textonequarter ¼ textthreequarters ¾ textonesuperior ¹ texttwosuperior ²
  textthreesuperior ³ textrightarrow → textleftarrow ← textuparrow ↑ textdownarrow ↓ textnumero № textexclamdown ¡
  textquestiondown ¿ textinterrobang ‽ textasteriskcentered ∗ textminus − textfractionsolidus ⁄ textperthousand ‰
  textvisiblespace ␣ ss ß SS SS ae æ AE Æ oe œ OE Œ o ø O Ø l ł L Ł aa å AA Å i ı j ȷ dh ð DH Ð th þ TH Þ dj đ DJ Đ
  ng ŋ NG Ŋ checkmark ✓ cmark ✓ xmark ✗ LaTeX LaTeX TeX TeX LaTeXe LaTeX2e XeTeX XeTeX LuaTeX LuaTeX BibTeX BibTeX
  glqq „ grqq “ glq ‚ grq ‘ flqq « frqq » flq ‹ frq › og « fg » male ♂ female ♀ lbrack [ rbrack ] slash / Box □ square □
  qed □ qedsymbol □ lq ‘ rq ’ ier er`),
  ' ': ' ',
  '\n': ' ',
  '\t': ' ',
  '~': '\u00a0',
  ',': '\u202f',
  ';': ' ',
  ':': ' ',
  '>': ' ',
  quad: ' ',
  qquad: ' ',
  enspace: ' ',
  enskip: ' ',
  space: ' ',
  nobreakspace: '\u00a0',
  thinspace: '\u202f',
  medspace: ' ',
  thickspace: ' ',
  hfill: ' ',
  hfil: ' ',
  hss: ' ',
};

/** Accents as marks that combine with the letter before them (Unicode). */
export const ACCENTS: Readonly<Record<string, string>> = {
  '`': '\u0300',
  "'": '\u0301',
  '^': '\u0302',
  '~': '\u0303',
  '=': '\u0304',
  u: '\u0306',
  '.': '\u0307',
  '"': '\u0308',
  r: '\u030a',
  H: '\u030b',
  v: '\u030c',
  d: '\u0323',
  c: '\u0327',
  k: '\u0328',
  b: '\u0331',
  t: '\u0361',
};

/** Puts an accent on the first letter. The letters i and j lose their dots before. */
export function writeAccent(accent: string, base: string): string {
  const mark = ACCENTS[accent] ?? '';
  const [first = '', ...rest] = base
    .trim()
    .replace(/^\\?([ij])(?![a-z])/, '$1')
    .replace(/^ı/, 'i')
    .replace(/^ȷ/, 'j');
  if (first === '') return { '^': '^', '~': '~', '"': '"' }[accent] ?? '';
  return (first + mark).normalize('NFC') + rest.join('');
}

/** Writes quotation marks, dashes and turned marks as TeX sets them. */
export function writeLigatures(text: string): string {
  return text
    .replaceAll('``', '“')
    .replaceAll("''", '”')
    .replaceAll('---', '—')
    .replaceAll('--', '–')
    .replaceAll(',,', '„')
    .replaceAll('?`', '¿')
    .replaceAll('!`', '¡')
    .replaceAll('`', '‘')
    .replaceAll("'", '’');
}

/** Shorthands of German in babel: "a is ä, "` is „. */
export const GERMAN: Readonly<Record<string, string>> = {
  a: 'ä',
  o: 'ö',
  u: 'ü',
  A: 'Ä',
  O: 'Ö',
  U: 'Ü',
  s: 'ß',
  z: 'ß',
  S: 'SS',
  '`': '„',
  "'": '“',
  '<': '«',
  '>': '»',
  '-': '',
  '=': '-',
  '~': '-',
  '|': '',
  '"': '',
};
