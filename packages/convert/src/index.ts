export {
  createBundledEngine,
  createSystemEngine,
  createTranslator,
  type Engine,
  NEMETH_CLOSES,
  NEMETH_OPENS,
  type OpenedBraille,
  openBraille,
  TABLES,
  translateFormulas,
  translateLabels,
  writeLabelsInBraille,
} from './braille/index.ts';
export {
  type AskedText,
  createPreparedTranslator,
  type PreparedTranslator,
  type TranslatedTexts,
  translateTexts,
} from './braille/prepared.ts';
export type { Document, DocumentBlock } from './documents/document.ts';
export { createDocument } from './documents/document-of.ts';
export { writeHtml } from './documents/html.ts';
export { writePlainText } from './documents/plain-text.ts';
export type { TextBlock } from './documents/text.ts';
export { createTextSource } from './documents/text-source.ts';
export { lacksDecoder } from './formats/heic.ts';
export { type DraftOptions, type ImportedDraft, importDrafts } from './formats/import-drafts.ts';
export { type ImportedSource, importSource } from './formats/import-source.ts';
export type {
  ChartOptions,
  Importer,
  InputFile,
  OpenedFile,
  OpenedPages,
  OpenedTable,
  PageOptions,
  PictureReport,
  Task,
} from './formats/importer.ts';
export { findImporters, IMPORTERS, listKnownEndings, MOST_BYTES, openFile } from './formats/importers.ts';
export { type Note, noteMessage, toChange } from './formats/notes.ts';
export { type PreparedPicture, preparePicture } from './formats/picture/prepare-picture.ts';
export { repackAsPng } from './formats/pixels.ts';
export { type PageSlice, type ShownPage, showPages } from './formats/show-pages.ts';
export { keepDrawing } from './formats/svg/own/kept-drawing.ts';
export {
  chooseProfile,
  createOutputs,
  type OutputTools,
  type ReadyOutputs,
} from './outputs/create-outputs.ts';
export { ALL_OUTPUTS, isOutputName, OUTPUT_NAMES, type OutputName } from './outputs/outputs.ts';
export { OFFERED_OUTPUTS, prepareZip, ZIP, type ZipPlan } from './outputs/zip.ts';
export {
  type BraillePageSettings,
  DEFAULT_SETTINGS,
  MATH_CODES,
  type OutputSettings,
  SPEECH_EXTENTS,
  type VoiceSettings,
} from './settings.ts';
export {
  type LibraryOutput,
  listFigures,
  type OutputMeans,
  type ReadyOutput,
  type Source,
} from './source.ts';
export { type EspeakOptions, openEspeak } from './speech/espeak.ts';
export { flite } from './speech/flite/flite.ts';
export { openSpeech, type Speech } from './speech/speech.ts';
export { spellOutForVoice } from './speech/spoken/spoken-text.ts';
export type { Spoken, Synthesiser } from './speech/voice.ts';
export { type PlannedSource, planSource, spreadSource } from './spread-source.ts';
export { ENGLISH_REPORTS } from './words/en.ts';
export { reportText } from './words/report-text.ts';
export type { AllReports, ConvertReports } from './words/reports.ts';
