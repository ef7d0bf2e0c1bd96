import type { TextStyle } from '@relievo/document/model';

/** Commands that set their argument apart. */
export const LOOKS: Readonly<Record<string, TextStyle>> = {
  textbf: 'bold',
  alert: 'bold',
  structure: 'bold',
  term: 'bold',
  textit: 'italic',
  emph: 'italic',
  textsl: 'italic',
  enquotestar: 'italic',
  textsc: 'small-capitals',
  texttt: 'code',
  code: 'code',
  underline: 'underline',
  uline: 'underline',
  ul: 'underline',
  uuline: 'underline',
  uwave: 'underline',
  sout: 'strike',
  st: 'strike',
  xout: 'strike',
  textsuperscript: 'super',
  up: 'super',
  textsubscript: 'sub',
};

/** These declarations change the rest of their group. */
export const DECLARED: Readonly<Record<string, TextStyle>> = {
  bfseries: 'bold',
  bf: 'bold',
  itshape: 'italic',
  it: 'italic',
  em: 'italic',
  slshape: 'italic',
  sl: 'italic',
  scshape: 'small-capitals',
  sc: 'small-capitals',
  ttfamily: 'code',
  tt: 'code',
};

/** Commands that show the arguments x, and pass the others: s for a star, o for an optional one, m for one in braces. */
export const SHOWN: ReadonlyMap<string, string> = new Map(
  `mbox:x hbox:x vbox:x vtop:x fbox:x makebox:oox framebox:oox parbox:ooomx resizebox:smmx scalebox:mox rotatebox:omx reflectbox:x raisebox:moox
  text:x textrm:x textsf:x textmd:x textup:x textnormal:x textlf:x textcolor:omx colorbox:omx fcolorbox:ommx texorpdfstring:xm
  makecell:sox thead:sox shortstack:ox adjustbox:mx centerline:x leftline:x rightline:x uppercase:x MakeUppercase:x
  lowercase:x MakeLowercase:x MakeTextUppercase:x hl:x passthrough:x pandocbounded:x foreignquote:mx CJKfamily:m
  textgreek:x textcyrillic:x textlatin:x ensuremath:x fontspec:om addfontfeatures:m nohyphens:x uppercasenonmath:x lsstyle: textls:ox
  subtitle:x makeatother: newblock: bibinfo:mx bibfield:mx bibnamefont:x bibfnamefont:x citenamefont:x Eprint:mx
  todo:ox missingfigure:ox subcaption:x legend:x dedication:x epigraph:xx keywords:x institute:x affiliation:ox address:ox email:x
  paragraphtitle:x sectiontitle:x highlight:x correct:x answer:x hint:x points:x`
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const at = entry.indexOf(':');
      return [entry.slice(0, at), entry.slice(at + 1)];
    }),
);

/** Takes the plain words of source for names, titles and labels. */
export function writePlain(text: string): string {
  return text
    .replaceAll(/%[^\n]*\n?/g, '')
    .replaceAll(/\\(?:\\|newline|and|thanks\{[^{}]*\})/g, ' ')
    .replaceAll(/\\[a-zA-Z@]+\*?\s*/g, '')
    .replaceAll(/\\(.)/g, '$1')
    .replaceAll(/[{}]/g, '')
    .replaceAll('~', ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Measures how many characters a length has room for. */
export function measureLength(text: string): number {
  const [, number = '', unit = ''] =
    /(\d{0,6}(?:\.\d{1,4})?)\s{0,5}(cm|mm|in|pt|em|ex|\\[a-z]{1,30})/i.exec(text) ?? [];
  const each: Readonly<Record<string, number>> = { cm: 5, mm: 0.5, in: 12, pt: 0.17, em: 2, ex: 1 };
  const whole = unit.startsWith('\\') ? 60 : (each[unit] ?? 0);
  const width = Math.round((number === '' ? 1 : Number(number)) * whole);
  return Math.min(500, width > 0 ? width : 10);
}
