import { useLingui } from '@lingui/react/macro';
import type { ReadyFile } from '@relievo/contracts/library/files';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../ui/states/loaded.tsx';
import './document.css';
import { documentQuery, isHtml } from './document-query.ts';
import { HtmlContent } from './html-content.tsx';

interface DocumentTextProps {
  file: ReadyFile;
  /** Of the page that it is read on, and the language of its author. */
  title: string;
  language: string;
}

/** A lesson or another text that somebody put in, to be read where it is found: below a heading of level two. */
export function DocumentText({ file, title, language }: DocumentTextProps) {
  const { t } = useLingui();
  const read = useQuery(documentQuery(file.address));
  return (
    <Loaded query={read} loading={t`Loading the text…`} failed={t`The text could not be loaded`}>
      {(text) => (
        <div className="document flow" lang={language} dir="auto" translate="no">
          {isHtml(file) ? <HtmlContent html={text} title={title} level={3} /> : <PlainText text={text} />}
        </div>
      )}
    </Loaded>
  );
}

/** Paragraphs are parted by an empty line, and lines within them stay lines. */
function PlainText({ text }: { text: string }) {
  const paragraphs = text.split(/\n[ \t]*\r?\n[\r\n]*/).filter((paragraph) => paragraph.trim());
  return paragraphs.map((paragraph, index) => (
    <p key={index} className="document-lines" dir="auto">
      {paragraph.trim()}
    </p>
  ));
}
