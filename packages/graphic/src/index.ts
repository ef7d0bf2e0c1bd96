export { drawCellsAt } from './editing/asking/cells-at.ts';
export {
  findFreePlace,
  tellBetween,
  tellFull,
  tellMeeting,
  tellNear,
  tellSheet,
  tellSince,
  tellWhere,
} from './editing/asking/questions.ts';
export { findNextStop, listTour, tellStop, tellTour } from './editing/asking/tour.ts';
export {
  type AboutDrawing,
  COMBINATIONS,
  type Combination,
  type Edit,
  SIDES,
  type Side,
} from './editing/edit.ts';
export { createGraph, type GraphPlace } from './editing/graph/create-graph.ts';
export {
  addToHistory,
  beginHistory,
  choose,
  type Done,
  type History,
  redo,
  undo,
} from './editing/history.ts';
export { type EditMessage, WORDINGS, type Wording } from './editing/messages.ts';
export {
  formOf,
  HANDLES,
  type Handle,
  handlesOf,
  type NodeForm,
  type NodeHandles,
} from './editing/nodes/handles.ts';
export { listNodes, type PathNode } from './editing/nodes/nodes.ts';
export { findPath } from './editing/path-steps.ts';
export { createPenPath, type PenNode, pullHandle, setCorner } from './editing/pen.ts';
export { type Performed, perform } from './editing/perform.ts';
export { createAxis, createGrid, createNumberLine } from './editing/scales.ts';
export { completePlacement, readPlacement } from './editing/script/placement.ts';
export { readScript, type Script } from './editing/script/read.ts';
export { writeScript } from './editing/script/write.ts';
export {
  createAngleMark,
  createArc,
  createArrow,
  createCurve,
  createDimension,
  createEllipse,
  createLeadLine,
  createPolyline,
  createRectangle,
  createRegularPolygon,
  createShape,
  createSymbol,
  createText,
  createTriangle,
} from './editing/shapes.ts';
export type { SheetPart } from './editing/sheet-part.ts';
export { type Snapping, snapPoint } from './editing/snap.ts';
export { createFromTemplate, TEMPLATE_NAMES, type TemplateName } from './editing/templates/templates.ts';
export { boxOf, callOf, kindOf, type ThingKind, type What, whatOf } from './editing/things.ts';
export { listThingsAt, listThingsWithin } from './editing/things-at.ts';
export { listNeighbours, type Neighbour, type Where, whereOf } from './editing/where.ts';
export { ENGLISH_EDITS, ENGLISH_KINDS, nameWhat, type ToldEdits } from './editing/words/en.ts';
export { tellEdit, tellEditInPieces } from './editing/words/tell-edit.ts';
export { calibrateSheet, measureReach, type TouchedCorners } from './explore/calibrate.ts';
export { type Explorable, type ExplorablePart, explorableOf } from './explore/explorable.ts';
export { type Bearing, listNearParts, type NearPart } from './explore/near.ts';
export type { Place, Span } from './explore/place.ts';
export { PART_STEPS, type PartStep, stepToPart } from './explore/step.ts';
export {
  boundsOf,
  cubicAt,
  DOUBLE_LINE_DISTANCE,
  DOUBLE_LINE_GAP,
  drawingBounds,
  itemBounds,
  raisedWidth,
} from './geometry/bounds.ts';
export {
  boxCorners,
  boxDistance,
  centerOf,
  doBoxesMeet,
  doesBoxContain,
  expandBox,
  intersectBoxes,
  unionOf,
} from './geometry/box.ts';
export { brailleDots } from './geometry/braille-dots.ts';
export { isInside, measurePolylineDistance, pointToPolyline } from './geometry/distance.ts';
export {
  FLATTEN_TOLERANCE,
  flatten,
  lengthOf,
  type Polyline,
  pointCount,
  signedArea,
} from './geometry/flatten.ts';
export {
  apply,
  determinant,
  IDENTITY,
  inverse,
  isUpright,
  multiply,
  rotation,
  scaling,
  translation,
} from './geometry/matrix.ts';
export { between, distanceBetween, point, RADIANS } from './geometry/point.ts';
export {
  EMPTY_REGION,
  type FillRule,
  intersectionOfAll,
  intersectRegion,
  offsetRegion,
  type Region,
  regionArea,
  regionOf,
  regionPath,
  stripAround,
  subtractRegion,
  TANGLED,
  unionOfAll,
  uniteRegions,
} from './geometry/region.ts';
export {
  countSegments,
  createSegmentIndex,
  type IndexedSegment,
  type SegmentIndex,
} from './geometry/segment-index.ts';
export { doSegmentsCross, measureSegmentDistance, pointToSegment } from './geometry/segments.ts';
export { symbolPath } from './geometry/symbol-path.ts';
export { cellsSize, FONT_SHARE, measureBlankCell, textBox } from './geometry/text-box.ts';
export { toPath } from './geometry/to-path.ts';
export { transformGeometry, transformPath } from './geometry/transform.ts';
export { isShortAsCode } from './labels/codes.ts';
export { createCode, type Keyed, withKey } from './labels/key.ts';
export type { KeyEntry } from './labels/key-entries.ts';
export { keyId, placeLabels } from './labels/place.ts';
export type { Lettering, LineMeasure } from './labels/print/letters.ts';
export {
  addPrint,
  LABEL_FORMS,
  type LabelForm,
  type Printed,
  replaceByPrint,
} from './labels/print/print-labels.ts';
export { LEAST_PRINT } from './labels/print-size.ts';
export type { Labelled, LabelRequest, Placed, Translate } from './labels/request.ts';
export { breakTextWithin } from './labels/text-within.ts';
export {
  type Drawing,
  drawableArea,
  type GroupItem,
  type HapticPattern,
  type ImageItem,
  type Item,
  type Layer,
  LINE_STYLES,
  type Line,
  type LineStyle,
  type Play,
  ROLES,
  type Role,
  type ShapeItem,
  type Sheet,
  TEXTURES,
  type TextItem,
  type Texture,
} from './model/drawing.ts';
export {
  type Box,
  type EllipseGeometry,
  type Geometry,
  type Matrix,
  type PathGeometry,
  POINT_SYMBOLS,
  type Point,
  type PointSymbol,
  type RectGeometry,
  type Segment,
  type Subpath,
  type SymbolGeometry,
} from './model/geometry.ts';
export { LIMITS } from './model/limits.ts';
export { fail, type Problem, type Refuse, type Result, succeed } from './model/result.ts';
export { MOST_PLACES, READERS, type Reader, type SheetPlan } from './model/sheet-plan.ts';
export {
  findItem,
  findVisit,
  type LeafItem,
  mapItemList,
  mapItems,
  parentsOf,
  type Replacement,
  replaceItem,
  type Visit,
  walk,
  walkLayer,
  walkLeaves,
  walkWithin,
} from './model/walk.ts';
export { ALIGNMENTS, type Alignment, align } from './operations/align.ts';
export { intersect, isArea, refuseTangled, subtract, union } from './operations/boolean.ts';
export { findChosen, findOutermost } from './operations/choose.ts';
export { crop } from './operations/crop.ts';
export { distribute } from './operations/distribute.ts';
export { fitToSheet } from './operations/fit.ts';
export { group, ungroup } from './operations/group.ts';
export { freeIds, freeLabelIds, redirectLabels } from './operations/ids.ts';
export { offset } from './operations/offset.ts';
export { ORDERS, type Order, order } from './operations/order.ts';
export type { Part } from './operations/part.ts';
export { limitsFor, type ReaderLimits } from './operations/readers/readers.ts';
export { type Cost, type SimplifiedDrawing, simplifyFor } from './operations/readers/simplify-for.ts';
export { findSmallestFeature, simplify } from './operations/simplify.ts';
export { type SplitDrawing, type SplitOptions, split } from './operations/split.ts';
export { type GuideMessage, listGuide } from './operations/spread/guide.ts';
export { planSheets, type SheetProposal } from './operations/spread/plan-sheets.ts';
export { type DetailSheet, type SpreadDrawing, spreadDrawing } from './operations/spread/spread.ts';
export { transform } from './operations/transform.ts';
export { cellsHex } from './outputs/dot-pad.ts';
export { jimManifest, olderManifest, type Touchable, touchablesOf, vibrationOf } from './outputs/jim.ts';
export {
  type Change,
  type GraphicType,
  isFeltAsDrawn,
  OUTPUT_PURPOSES,
  type Output,
  type OutputDescriptor,
  type OutputFile,
  type OutputResult,
  type OutputSource,
} from './outputs/output.ts';
export { OUTPUTS, outputOfKind } from './outputs/outputs.ts';
export { pageTurned, toPage } from './outputs/page.ts';
export { encodeUtf8, type Prepared, prepare, reportChanged } from './outputs/prepare.ts';
export { colorOf, reportOneHeight, SVG_MEDIA_TYPE, svg } from './outputs/svg.ts';
export { tactileview } from './outputs/tactileview.ts';
export { type Ink, pathOf, shapeInk } from './outputs/vector/shape-ink.ts';
export { nameOf, type VectorOptions, writeVector } from './outputs/vector/write-vector.ts';
export { fromBase64, toBase64 } from './png/base64.ts';
export { decodePng } from './png/decode.ts';
export { encodePng } from './png/encode.ts';
export type { COLOR_TYPES, Picture } from './png/picture.ts';
export { defineProfile, MEDIUM_LIMITS } from './profiles/define-profile.ts';
export { nameProfile, type ProfileNamed } from './profiles/name-profile.ts';
export type { Limits, MEDIA, Medium, Profile } from './profiles/profile.ts';
export { profileText } from './profiles/profile-words-en.ts';
export { findProfile, getProfile, PROFILES, type ProfileId } from './profiles/profiles.ts';
export { type CellPage, type Cells, toCells } from './raster/dots/cells.ts';
export {
  brailleGridAt,
  type DotGrid,
  type Dots,
  type EmbossedText,
  listEmbossedBraille,
  toDots,
  topLevel,
} from './raster/dots/dots.ts';
export { type KeyedLabel, listKeyEntries } from './raster/dots/keyed-label.ts';
export { type Pins, toPins } from './raster/dots/pins.ts';
export type { BrailleLayout, PinGrid } from './raster/dots/place-label.ts';
export type { LeftLabel, PlacedLabel, Raised } from './raster/dots/raise.ts';
export type { HeightMap } from './raster/height-map.ts';
export { heightPicture } from './raster/height-picture.ts';
export { strokesOf, textureInset } from './raster/ink.ts';
export { measureRaisedShare } from './raster/raised-share.ts';
export { doesFitRaster, MAX_PIXELS, pixelSize, type RasterOptions, rasterise } from './raster/rasterise.ts';
export { RELIEF_THEMES, type ReliefTheme, SHEET_COLORS, shadeRelief } from './raster/relief.ts';
export { contentBox, type View, viewFor } from './raster/view.ts';
export { check, findFirst, findingsOf } from './rules/check.ts';
export { type Repaired, repair } from './rules/repair.ts';
export type { FindingMessage, FindingMessages } from './rules/rule/messages.ts';
export type { Fault, Finding, Mend, Rule, Severity } from './rules/rule/rule.ts';
export { citeSources, SOURCES, type Source } from './rules/rule/sources.ts';
export { RULES } from './rules/rules.ts';
export { ENGLISH_FINDINGS } from './rules/words/en.ts';
export { type FindingCatalogue, formatFinding } from './rules/words/finding-text.ts';
export { EMBOSSER_DOT, gridStep, PIN } from './set/grid.ts';
export { dashesOf, doubleOffset } from './set/line-styles.ts';
export { type Pattern, patternOf } from './set/pattern.ts';
export { SYMBOL_DOTS } from './set/symbol-dots.ts';
export { SYMBOL_SIZES } from './set/symbol-sizes.ts';
export { type Direction, TEXTURE_CONTOUR_GAP, TEXTURE_SPECS, type TextureSpec } from './set/textures.ts';
export { type ParsedPath, parsePath, parsePathUpToFault } from './svg/parse-path.ts';
export { createPathBuilder, type PathBuilder, writePathData } from './svg/path-data.ts';
export { patternId, writePattern } from './svg/patterns.ts';
export type { ParseXml } from './svg/read/parse.ts';
export { parseSvg } from './svg/read/parse.ts';
export { readDrawing } from './svg/read/read.ts';
export { parseTransformList } from './svg/read/transform-list.ts';
export { writeAhead, writeDrawing } from './svg/write.ts';
export {
  compareTextures,
  feelAhead,
  listTexturesFor,
  mayStandBeside,
  TOLD_APART,
} from './touch/compare-textures.ts';
export { canonicalise } from './validation/canonical.ts';
export { isId } from './validation/fields.ts';
export { validate } from './validation/validate.ts';
export { ENGLISH_GRAPHIC_REPORTS } from './words/en.ts';
export { graphicReportText } from './words/graphic-report-text.ts';
export { guideText, writeGuide } from './words/guide-en.ts';
export type { GraphicReports } from './words/reports.ts';
export { escapeMarkup } from './xml/escape.ts';
export { MARKUP_LIMITS, measureMarkup } from './xml/measure-markup.ts';
export { createXmlWriter, writeNumber, XML_DECLARATION, type XmlWriter } from './xml/writer.ts';
