/** Continents by their number in UN M49, by which every language has a name for them; with their regions. */
export const CONTINENTS: Readonly<Record<string, readonly string[]>> = {
  '002': ['015', '011', '017', '014', '018'],
  '003': ['021', '013', '029'],
  '005': ['005'],
  '142': ['145', '143', '034', '030', '035'],
  '150': ['154', '155', '151', '039'],
  '009': ['053', '054', '057', '061'],
};

/**
 * Which countries lie in a region, by their code in ISO 3166-1. As UN M49 has it, but for Russia,
 * beside which no other country of eastern Europe would be felt.
 */
const MEMBERS: Readonly<Record<string, string>> = {
  '015': 'DZ EG EH LY MA SD TN',
  '011': 'BF BJ CI CV GH GM GN GW LR ML MR NE NG SH SL SN TG',
  '017': 'AO CD CF CG CM GA GQ ST TD',
  '014': 'BI DJ ER ET KE KM MG MU MW MZ RE RW SC SO SS TZ UG YT ZM ZW',
  '018': 'BW LS NA SZ ZA',
  '021': 'BM CA GL PM US',
  '013': 'BZ CR GT HN MX NI PA SV',
  '029': 'AG AI AW BB BL BQ BS CU CW DM DO GD GP HT JM KN KY LC MF MQ MS PR SX TC TT VC VG VI',
  '005': 'AR BO BR CL CO EC FK GF GY PE PY SR UY VE',
  '145': 'AE AM AZ BH CY GE IL IQ JO KW LB OM PS QA SA SY TR YE',
  '143': 'KG KZ RU TJ TM UZ',
  '034': 'AF BD BT IN IR LK MV NP PK',
  '030': 'CN HK JP KP KR MN MO TW',
  '035': 'BN ID KH LA MM MY PH SG TH TL VN',
  '154': 'AX DK EE FI FO GB GG IE IM IS JE LT LV NO SE SJ',
  '155': 'AT BE CH DE FR LI LU MC NL',
  '151': 'BG BY CZ HU MD PL RO SK UA',
  '039': 'AD AL BA ES GI GR HR IT ME MK MT PT RS SI SM VA XK',
  '053': 'AU NF NZ',
  '054': 'FJ NC PG SB VU',
  '057': 'FM GU KI MH MP NR PW',
  '061': 'AS CK NU PF PN TK TO TV WF WS',
};

const REGION_OF = new Map(
  Object.entries(MEMBERS).flatMap(([region, codes]) =>
    codes.split(' ').map((code) => [code, region] as const),
  ),
);

export const COUNTRY_CODES: readonly string[] = [...REGION_OF.keys()];

export function regionOf(country: string): string {
  return REGION_OF.get(country) ?? '';
}

export function continentOf(country: string): string {
  const region = regionOf(country);
  return Object.keys(CONTINENTS).find((continent) => CONTINENTS[continent]?.includes(region)) ?? '';
}

/** 'Western Europe', as the language has it. */
export function nameRegion(region: string, language: string): string {
  return new Intl.DisplayNames([language, 'en'], { type: 'region' }).of(region) ?? region;
}
