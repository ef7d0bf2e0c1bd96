export {
  bundledEngine,
  type Engine,
  NEMETH_CLOSES,
  NEMETH_OPENS,
  type OpenedBraille,
  openBraille,
  systemEngine,
  TABLES,
  translateFormulas,
  translatorOf,
} from './braille/index.ts';
export {
  type AskedText,
  type PreparedTranslator,
  preparedTranslator,
  type TranslatedTexts,
  translateTexts,
} from './braille/prepared.ts';
export type { Document, DocumentBlock } from './documents/document.ts';
export { documentOf } from './documents/document-of.ts';
export { plainText } from './documents/plain-text.ts';
export { type ImportedSource, importSource } from './formats/import-source.ts';
export type {
  ChartOptions,
  Importer,
  InputFile,
  OpenedFile,
  OpenedPages,
  OpenedTable,
  PageOptions,
  Task,
} from './formats/importer.ts';
export { findImporters, IMPORTERS, knownEndings, MOST_BYTES, openFile } from './formats/importers.ts';
export { type Note, noteMessage, toChange } from './formats/notes.ts';
export {
  createOutputs,
  type OutputTools,
  profileForOutput,
  type ReadyOutputs,
} from './outputs/create-outputs.ts';
export { ALL_OUTPUTS, isOutputName, OUTPUT_NAMES, type OutputName } from './outputs/outputs.ts';
export { OFFERED_OUTPUTS, ZIP, type ZipPlan, zip } from './outputs/zip.ts';
export {
  type BraillePageSettings,
  DEFAULT_SETTINGS,
  type OutputSettings,
  type VoiceSettings,
} from './settings.ts';
export type { LibraryOutput, OutputMeans, ReadyOutput, Source } from './source.ts';
export { type EspeakOptions, openEspeak } from './speech/espeak.ts';
export { flite } from './speech/flite/flite.ts';
export { openSpeech, type Speech } from './speech/speech.ts';
export { spokenText } from './speech/spoken/spoken-text.ts';
export type { Spoken, Synthesiser } from './speech/voice.ts';
export { ENGLISH_REPORTS } from './words/en.ts';
export { reportText } from './words/report-text.ts';
export type { AllReports, ConvertReports } from './words/reports.ts';
