import { COUNTRY_CODES } from './regions.ts';

/** Languages in which tables name countries. */
const LANGUAGES = ['en', 'de', 'es', 'fr'];

/** Names that tables use beside those that Unicode lists. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  BO: ['Bolivia, Plurinational State of'],
  BA: ['Bosnia'],
  BN: ['Brunei Darussalam'],
  CD: ['DR Congo', 'Dem. Rep. Congo', 'Congo, Dem. Rep.', 'Democratic Republic of the Congo', 'Zaire'],
  CF: ['Central African Rep.'],
  CG: ['Congo', 'Congo, Rep.', 'Republic of the Congo'],
  CI: ['Ivory Coast', 'Elfenbeinküste'],
  CV: ['Cabo Verde'],
  CZ: ['Czech Republic', 'Tschechische Republik'],
  DE: ['Federal Republic of Germany', 'BRD'],
  EG: ['Egypt, Arab Rep.'],
  FM: ['Micronesia, Fed. Sts.'],
  GB: ['UK', 'Great Britain', 'Britain', 'Großbritannien', 'Grande-Bretagne', 'Gran Bretaña'],
  GM: ['Gambia, The'],
  HK: ['Hong Kong', 'Hong Kong, China', 'Hongkong'],
  IR: ['Iran, Islamic Rep.', 'Islamic Republic of Iran'],
  KG: ['Kyrgyz Republic'],
  KP: ['Korea, Dem. Rep.', "Korea, Dem. People's Rep."],
  KR: ['Korea', 'Korea, Rep.', 'Republic of Korea', 'Korea, South'],
  LA: ['Lao PDR'],
  MD: ['Republic of Moldova'],
  MO: ['Macao', 'Macao, China', 'Macau'],
  MK: ['Macedonia', 'FYR Macedonia'],
  MM: ['Myanmar', 'Burma', 'Birma'],
  NL: ['Holland', 'The Netherlands'],
  PS: ['Palestine', 'West Bank and Gaza'],
  RU: ['Russian Federation', 'Russische Föderation'],
  SK: ['Slovak Republic'],
  SY: ['Syrian Arab Republic'],
  SZ: ['Swaziland'],
  TL: ['East Timor'],
  TR: ['Turkey', 'Turkiye'],
  TW: ['Taiwan, China'],
  TZ: ['United Republic of Tanzania'],
  US: ['USA', 'US', 'U.S.', 'U.S.A.', 'United States of America', 'Vereinigte Staaten von Amerika', 'EEUU'],
  VE: ['Venezuela, RB', 'Venezuela, Bolivarian Republic of'],
  VN: ['Viet Nam'],
  YE: ['Yemen, Rep.'],
};

let known: ReadonlyMap<string, string> | null = null;

/** The code in ISO 3166-1 of a country that a table names in one of four languages, or by that code; else null. */
export function findCountry(label: string): string | null {
  const said = label.trim();
  if (/^[A-Z]{2}$/.test(said) && COUNTRY_CODES.includes(said)) return said;
  known ??= listNames();
  return known.get(normalise(said)) ?? null;
}

function listNames(): ReadonlyMap<string, string> {
  const byLanguage = LANGUAGES.flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    return COUNTRY_CODES.map((code) => [names.of(code) ?? '', code] as const);
  });
  const others = Object.entries(OTHER_NAMES).flatMap(([code, names]) =>
    names.map((name) => [name, code] as const),
  );
  return new Map([...byLanguage, ...others].map(([name, code]) => [normalise(name), code]));
}

/** Without accents, marks and articles: 'Côte d’Ivoire' is 'cote d ivoire'. */
function normalise(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/^the /, '')
    .trim();
}
