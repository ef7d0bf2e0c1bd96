/**
 * German as its system has it since 2018 (Das System der deutschen Brailleschrift): capitals have no sign of their
 * own, and dot 6 parts a number, and what is like one, from punctuation. The tables of 2017 are older: what they get
 * wrong goes to them in cells.
 */
export function spellGerman(line: string): string {
  const small = line.replaceAll(/\p{Lu}/gu, toSmallLetter);
  return SIGNS.reduce((text, [sign, cells]) => text.replaceAll(sign, cells), writeDigitsWithoutSign(small));
}

/** A capital whose small letter is longer stays as it is. */
function toSmallLetter(capital: string): string {
  const small = capital.toLowerCase();
  return small.length === capital.length ? small : capital;
}

const DIGITS = '⠚⠁⠃⠉⠙⠑⠋⠛⠓⠊';
/** What opens a number, and a colon in it: the digits after it have no sign of their own. */
const OPENINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\d])'(\d+)/gu, '⠼⠠'],
  [/(?<![\p{L}\d])\.(\d+)/gu, '⠼⠄'],
  [/(?<=\d):(\d+)/g, '⠈⠒'],
];

function writeDigitsWithoutSign(line: string): string {
  return OPENINGS.reduce(
    (text, [opening, cells]) =>
      text.replaceAll(
        opening,
        (_, digits: string) => cells + digits.replaceAll(/\d/g, (one) => DIGITS.charAt(Number(one))),
      ),
    line,
  );
}

const SIGNS: readonly (readonly [RegExp, string])[] = [
  // Nothing stands between a number and its unit, its currency or its sign.
  [/(?<=\d) (?=[%‰°′″])/g, ''],
  [/(?<=[€$£¢¥§=+×÷−]) (?=\d)/g, ''],
  [/(?<=[%‰°²³¼½¾⅓-⅞])(?=[,;:?!()[\]«»])/g, '⠠'],
  [/%/g, '⠼⠚⠴'],
  [/‰/g, '⠼⠚⠴⠴'],
  [/°/g, '⠈⠴'],
  [/′/g, '⠈⠔'],
  [/″/g, '⠈⠔⠔'],
  [/²/g, '⠌⠆'],
  [/³/g, '⠌⠒'],
  [/⅔/g, '⠼⠃⠒'],
  [/(?<=\d)[()]|(?<=\p{L})[()](?=\p{L})/gu, '⠠⠶'],
  [/[()]/g, '⠶'],
  [/(?<=\d)[[\]]/g, '⠠⠠⠶'],
  [/[[\]]/g, '⠠⠶'],
  [/(?<=^|[\s⠶])-(?=\d)/g, '⠈⠤'],
  [/ - /g, ' ⠠⠤ '],
  [/(?<=[\p{L}⠖])\+/gu, '⠈⠖'],
  [/(?<=^|[\s⠶])"(?=\S)|^"$/g, '⠦'],
  [/(?<=\d)"/g, '⠠⠴'],
  [/"/g, '⠴'],
  [/§/g, '⠬'],
  [/\$/g, '⠈⠎'],
  [/#/g, '⠈⠼'],
  [/&/g, '⠐⠥'],
  [/[{}]/g, '⠐⠷'],
  [/[|¦]/g, '⠐⠤'],
  [/`/g, '⠠⠦'],
  [/´/g, '⠠⠴'],
  [/¡/g, '⠠⠖'],
  [/¿/g, '⠠⠢'],
  [/¬/g, '⠈⠒⠔'],
  [/®/g, '⠠⠶⠘⠗⠶'],
  [/™/g, '⠠⠶⠘⠞⠍⠶'],
  [/†/g, '⠛⠑⠾⠄'],
  [/[~∼]/g, '⠈⠢⠢'],
  [/←/g, '⠪⠒⠒'],
  [/→/g, '⠒⠒⠕'],
  [/↔/g, '⠪⠒⠒⠕'],
  [/☹/g, '⠠⠨⠒⠤⠦'],
  [/☺/g, '⠠⠨⠒⠤⠴'],
];
