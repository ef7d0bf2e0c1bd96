/**
 * Terms of the field that mean the same to who looks for teaching material: each line finds what any of its terms
 * finds. English, one thing of each; plurals and case do not count. A term of several words counts where its words
 * stand one after the other.
 */
export const SYNONYMS: readonly (readonly string[])[] = [
  // Charts and graphs.
  ['pie chart', 'circle graph', 'pie graph', 'circle chart'],
  ['bar chart', 'bar graph', 'column chart', 'column graph'],
  ['line graph', 'line chart'],
  ['scatter plot', 'scatter graph', 'scatter chart', 'scattergram'],
  ['pictogram', 'pictograph', 'picture graph'],
  ['venn diagram', 'set diagram'],
  ['flow chart', 'flowchart', 'flow diagram'],
  ['number line', 'number ray'],
  ['coordinate plane', 'cartesian plane', 'coordinate grid', 'coordinate system'],
  ['timeline', 'time line'],
  // How it is made for fingers, ears and eyes.
  ['tactile', 'embossed', 'raised'],
  ['tactile graphic', 'raised line drawing', 'raised drawing'],
  ['swell paper', 'capsule paper', 'microcapsule paper'],
  ['blind', 'visually impaired'],
  ['low vision', 'partially sighted'],
  ['colour', 'color'],
  ['audio', 'sound'],
  // Numbers and shapes.
  ['math', 'maths', 'mathematics'],
  ['multiplication table', 'times table'],
  ['rhombus', 'diamond'],
  ['trapezium', 'trapezoid'],
  ['right triangle', 'right-angled triangle'],
  ['circumference', 'perimeter of a circle'],
  ['pythagorean theorem', 'pythagoras'],
  ['sine wave', 'sine curve', 'sinusoid'],
  ['clock', 'telling the time', 'telling time'],
  // Nature.
  ['water cycle', 'hydrologic cycle', 'hydrological cycle'],
  ['solar system', 'planets of the sun'],
  ['periodic table', 'table of elements', 'chemical elements'],
  ['skeleton', 'bones'],
  ['lifecycle', 'life cycle'],
  ['volcano', 'volcanic eruption'],
  ['microscope slide', 'micrograph'],
  // Places, words and school.
  ['soccer field', 'football pitch', 'soccer pitch', 'football field'],
  ['floor plan', 'room plan'],
  ['underground map', 'subway map', 'metro map'],
  ['sheet music', 'music notation', 'staff notation'],
  ['worksheet', 'exercise sheet', 'work sheet'],
  ['lesson plan', 'teaching plan'],
];
