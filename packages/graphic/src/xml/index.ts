export { escapeMarkup } from './escape.ts';
export { MARKUP_LIMITS, measureMarkup } from './measure-markup.ts';
export { createXmlWriter, writeNumber, XML_DECLARATION, type XmlWriter } from './writer.ts';
