import { CHART_TYPES } from '@relievo/chart/model';
import { LARGE_PRINT_SIZES } from '@relievo/convert';
import { IMPORTERS } from '@relievo/convert/formats';
import { OUTPUT_NAMES } from '@relievo/convert/outputs';
import { PUBLICATIONS } from '@relievo/convert/publications';
import { READERS } from '@relievo/graphic/model';
import { PROFILES } from '@relievo/graphic/profiles';

const READS = IMPORTERS.flatMap(({ endings }) => endings).join(', ');

const MAKING = `
  --to LIST         what to make, separated by commas:
                    ${OUTPUT_NAMES.slice(0, 8).join(',')},
                    ${OUTPUT_NAMES.slice(8).join(',')},zip,
                    and of a document ${PUBLICATIONS.map(({ id }) => id).join(',')}: the whole document with its figures,
                    and package: all of these in one zip with a start page, a report and checksums
  --out DIR         where to put it; the folder that you are in when left out
  --profile P       the medium: a name below, or a file of your own profile (JSON)
  --table T         braille: a code such as ueb-2, de-1, or a table of liblouis
  --formulas ueb|nemeth   the braille of formulas in a text; that of its code when left out
  --title WORDS     a title of your own
  --language TAG    of the words, such as en or de-AT
  --labels print|braille|both   what is written on pictures and paper; swell paper and
                    PDF have both where there is room, unless you choose
  --width PIXELS    of the PNG
  --size ${LARGE_PRINT_SIZES.join('|')}   points of the text of a document in large print; ${LARGE_PRINT_SIZES[0]} when left out
  --columns N       cells in a line, and
  --rows N          lines on a page of braille files
  --volume N        pages of a volume of a document in braille, about; 100 when left out
  --speech none|short|full   what is said with the sound of a chart; full when left out.
                    With none a DAISY book has its text alone
  --overlays        an EPUB of a document with the sound of every sentence
  --voice NAME      of the spoken description; --speed and --pitch from 0.5 to 2
  --json            tells everything as JSON`;

const CHART_OPTIONS = `
  --x COLUMN        names the points, or places them from left to right
  --y COLUMNS       the values, separated by commas; all columns of numbers when left out
  --group COLUMN    names the series of a table that has one row for each value
  --scale linear|log|own   of the values; a line or a scatter chart can be logarithmic, and each
                    series of lines or areas can have a field and a scale for itself
  --bars FORMS      of a bar chart: stacked or diverging, standing or lying, such as stacked,lying
  --trend           the line that follows the points of a scatter (least squares)
  --header yes|no   whether the first row names the columns; the table decides when left out
  --decimal comma|point   what stands before decimals`;

const PROFILE_LIST = `Profiles: ${PROFILES.map(({ id }) => id).join(', ')}.`;

const STATUS_WORDS = `Ends with 0 when all is well, 1 when something was found that should be looked at, 2 when
what was given cannot be used; one sentence then says why.`;

export const HELP = {
  relievo: `relievo makes what can be touched, heard and read out of drawings and tables.

  relievo convert IN... --to LIST [--profile P] [--out DIR]   files for paper, pins, ears and screens
  relievo chart data.csv --type bar --to LIST                 a table as a chart, in every form
  relievo graph "y = 2x² - 3" --to LIST                       the graph of a function
  relievo check FILE.svg [--profile P] [--repair]             what fingers would stumble over
  relievo describe FILE                                       the description in words
  relievo braille "text" [--table T]                          Unicode braille

  relievo COMMAND --help says more. It reads: ${READS}.

${STATUS_WORDS}
`,
  convert: `relievo convert IN... --to LIST [options]

Makes files of each IN in DIR/NAME/OUTPUT/, and with zip all of them as DIR/NAME.zip. The pages of text in a
document become one text, each page that is drawn on a drawing (NAME-page-N), each table of a workbook a chart.

  --pages LIST      only these pages of a document, such as 2,4-6
  --layout figure|source   figure: drawings of other programs as large as the paper, their words in braille or in a
                    key (when left out); source: as they are in the file
  --sheets auto|one   auto: where one sheet is too full, an overview, detail sheets and a guide to them;
                    one: everything on one sheet, whatever the file says
  --charts redrawn|drawing|both   a chart that is recognised in an SVG, a PDF or a picture is drawn again from
                    its numbers when left out; drawing: as the file draws it; both: each
  --reader WHO      for whom sheets are: ${READERS.join(', ')}; practiced when left out
${MAKING.trimStart().replace(/^/, '  ')}

${PROFILE_LIST}
${STATUS_WORDS}
`,
  chart: `relievo chart data.csv --to LIST [--type ${CHART_TYPES.join('|')}] [options]

Draws the table as a chart and makes files of it, as convert does. What is not drawn is told.
${CHART_OPTIONS}
${MAKING}

${PROFILE_LIST}
${STATUS_WORDS}
`,
  graph: `relievo graph "y = 2x² - 3" --to LIST [--domain=FROM..TO] [--step S] [options]

Draws the graph of a function of x and makes files of it, as convert does. It knows + - * / ^ ², brackets, |x|,
sin, cos, tan, asin, acos, atan, sqrt, cbrt, abs, exp, ln, log, pi and e.

  --domain=FROM..TO where the graph begins and ends; -10..10 when left out
  --step S          how far its points are apart along x; 0.5 when left out
${MAKING}

${PROFILE_LIST}
${STATUS_WORDS}
`,
  check: `relievo check FILE.svg [--pages N] [--profile P] [--repair] [--out DIR] [--json]

Tells what the rules of the medium find in a drawing, each with who says so. With --repair what can be
mended is mended and written to NAME.repaired.svg, beside the drawing or in DIR; FILE stays as it is.
Sentences of an English description that the drawing contradicts are named, with what is so.
A document, such as a Word file, is checked by the rules of documents: headings, tables, descriptions, links.

${PROFILE_LIST}
${STATUS_WORDS}
`,
  describe: `relievo describe FILE [--pages N] [--profile P] [--title WORDS] [--language TAG] [--json]
                [--type T] [--x COLUMN] [--y COLUMNS] [--group COLUMN] [--header yes|no]

Prints title, description, key, numbers and parts of a drawing or a table.
`,
  braille: `relievo braille "text" [--table T] [--json]

Prints the text in Unicode braille cells. T is a code (ueb-1, ueb-2, fr-1, fr-2, es-1, de-1, de-2, it-1,
pt-1, pt-2, nl-1, pl-1, el-1, ru-1, he-1, ar-1) or a table of liblouis by its file name; ueb-2 when left out.

${STATUS_WORDS}
`,
} as const;
