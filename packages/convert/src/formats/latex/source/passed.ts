/** Commands that change looks or pages alone, with their arguments: s for a star, o for an optional one, m for one in braces. */
const PASSED = `
  documentclass:om documentstyle:om usepackage:omo RequirePackage:omo PassOptionsToPackage:mm LoadClass:om hypersetup:m geometry:m
  setlength:mm addtolength:mm settowidth:mm settoheight:mm newlength:m newcounter:mo newsavebox:m savebox:moom sbox:mm
  vspace:sm vphantom:m hphantom:m phantom:m pagestyle:m thispagestyle:m pagenumbering:m 
  linespread:m fontsize:mm fontfamily:m fontseries:m fontshape:m fontencoding:m usefont:mmmm selectfont: color:om pagecolor:om
  definecolor:mmm colorlet:mm rowcolors:smmm rowcolor:omoo columncolor:omoo cellcolor:omoo arrayrulecolor:om
  raggedright: raggedleft: centering: RaggedRight: Centering: RaggedLeft: justifying: flushbottom: raggedbottom: sloppy: fussy: noindent: indent:
  newpage: clearpage: cleardoublepage: pagebreak:o nopagebreak:o nolinebreak:o linebreak:o smallskip: medskip: bigskip:
  smallbreak: medbreak: bigbreak: goodbreak: nobreak: allowbreak: penalty: vfill: vfil: null: strut: mathstrut: tightlist: frenchspacing:
  nonfrenchspacing: singlespacing: onehalfspacing: doublespacing: setstretch:m makeatletter: makeatother: relax: protect:
  normalsize: tiny: scriptsize: footnotesize: small: large: Large: LARGE: huge: Huge: ignorespaces: unskip: leavevmode:
  columnbreak: nocite:m bibliographystyle:m addbibresource:om frontmatter: mainmatter: backmatter: makeindex: makeglossaries:
  index:m glossary:m glsadd:m addcontentsline:mmm addtocontents:mm setkeys:mm newcolumntype:mom captionsetup:om floatplacement:mm
  DeclareGraphicsExtensions:m DeclareUnicodeCharacter:mm hyphenation:m microtypesetup:m lstset:m lstdefinestyle:mm
  lstdefinelanguage:omom setminted:om tikzset:m pgfplotsset:m usetikzlibrary:m usepgfplotslibrary:m usetheme:om usecolortheme:om usefonttheme:om
  useinnertheme:om useoutertheme:om setbeamertemplate:mom setbeamercolor:mm setbeamerfont:mm setbeamercovered:m beamertemplatenavigationsymbolsempty:
  setmainfont:omo setsansfont:omo setmonofont:omo newfontfamily:momo setmathfont:omo defaultfontfeatures:om setlist:om setitemize:om setenumerate:om
  theoremstyle:m newtheoremstyle:mmmmmmmmm allowdisplaybreaks:o newif: global: long: outer:
  hline: toprule:o midrule:o bottomrule:o addlinespace:o hhline:m cline:m cmidrule:om specialrule:mmm endhead: endfirsthead: endfoot: endlastfoot:
  noalign:m itemsep: parskip: parindent: parsep: topsep: baselineskip: pause: onslide: titlepage: and: enlargethispage:sm
  urlstyle: pdfbookmark:omm bookmark:om phantomsection: subtitleformat: fancypagestyle:mm
  headrule: runningheadrule: firstpageheadrule:
  footrule: pointsinmargin: pointsinrightmargin: nopointsinmargin: noprintanswers: addpoints: noaddpoints: bracketedpoints: boxedpoints: marksnotpoints:
  pointname:m pointpoints:mm marginpointname:m CorrectChoiceEmphasis:m checkboxchar:m checkedchar:m shadedsolutions: framedsolutions: unframedsolutions:
  qformat:m KOMAoptions:m UseMicrotypeSet:om babelprovide:om babelfont:omm shorthandoff:m shorthandon:m useshorthands:m languageshorthands:m
  appendixpage: listoffigures: listoftables: lstlistoflistings: printindex:o printglossary:o printglossaries: sisetup:m DeclareSIUnit:mm newglossaryentry:mm newacronym:ommm
  patchcmd:mmmmm AtBeginDocument:m AtEndDocument:m expandafter: begingroup: endgroup: bgroup: egroup: nolinenumbers: linenumbers:
  everymath:m everypar:m looseness: hbadness: vbadness: clubpenalty: widowpenalty: restylefloat:m newfloat:mmmo IfFileExists:mmm ifPDFTeX: ifLuaTeX: fi: else:
  arraybackslash: raggedcolumns: balance: flushcolumns: sffamily: rmfamily: upshape: mdseries: normalfont: textnormal: unboldmath: boldmath: /: -: @: !: *:
  TPMargin:m setcopyright:m acmConference:omm acmDOI:m acmISBN:m ccsdesc:om IEEEpeerreviewmaketitle: maketitlesupplementary: thispagestyle:m includegraphicsoptions: vline: displaystyle: textstyle:
  qedhere: nonumber: notag: xspace: acresetall: centerline: nointerlineskip: offinterlineskip: hangindent: hangafter: FloatBarrier: makelabels: restorecr:
  cdashline:m hdashline: Xhline:m thickhline: morecmidrules: bigstrut:o Tstrut: Bstrut:
`;

/** The arguments of each passed command. */
export const SIGNATURES: ReadonlyMap<string, string> = new Map(
  PASSED.trim()
    .split(/\s+/)
    .map((entry) => {
      const at = entry.lastIndexOf(':');
      return [entry.slice(0, at), entry.slice(at + 1)];
    }),
);

/** Commands that give the heads and feet of pages. */
export const MARGINS: ReadonlyMap<string, string> = new Map([
  ...['fancyhead', 'fancyfoot', 'lhead', 'chead', 'rhead', 'lfoot', 'cfoot', 'rfoot', 'fancyhf'].map(
    (name) => [name, 'om'] as const,
  ),
  ...['firstpageheader', 'runningheader', 'firstpagefooter', 'runningfooter', 'header', 'footer'].map(
    (name) => [name, 'mmm'] as const,
  ),
  ['markboth', 'mm'],
  ['markright', 'm'],
]);

/** A length as TeX reads it behind \vskip and others, with its stretch. */
export const DIMENSION =
  /\s{0,5}=?\s{0,5}[+-]?\s{0,5}(?:\d{0,9}(?:[.,]\d{0,9})?\s{0,3}(?:true\s{0,3})?(?:pt|cm|mm|in|ex|em|bp|pc|sp|dd|cc|fil{1,3}|\\[a-zA-Z@]{1,30}))(?:\s{1,5}(?:plus|minus)\s{0,5}-?\d{0,9}(?:[.,]\d{0,9})?\s{0,3}(?:pt|cm|mm|in|ex|em|fil{1,3})){0,2}/y;

export const LENGTHS: ReadonlySet<string> = new Set(
  'vskip hskip kern mkern mskip parskip parindent baselineskip topsep itemsep parsep leftskip rightskip textwidth linewidth hsize vsize tabcolsep arraycolsep LTpre LTpost raise lower moveleft moveright emergencystretch'.split(
    ' ',
  ),
);
