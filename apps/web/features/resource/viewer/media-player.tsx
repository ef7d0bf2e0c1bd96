import { Trans, useLingui } from '@lingui/react/macro';
import type { ReadyFile } from '@relievo/contracts/library/files';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { cuesOf, formatTime } from './captions.ts';
import '../picture/viewer.css';

interface MediaPlayerProps {
  file: ReadyFile;
  title: string;
  /** BCP 47, of what is said. */
  language?: string;
  captions?: ReadyFile | undefined;
  /** It plays. */
  onHeard?: () => void;
}

/** Sound or film with the browser's own controls, its captions in it and its words below. */
export function MediaPlayer({ file, title, language = '', captions, onHeard }: MediaPlayerProps) {
  const { t } = useLingui();
  const Player = file.mediaType.startsWith('audio/') ? 'audio' : 'video';
  return (
    <div className="media-player">
      <Player
        controls
        preload="metadata"
        src={`${file.address}?show`}
        aria-label={title}
        onPlay={() => onHeard?.()}
      >
        {captions ? (
          <track
            kind="captions"
            src={`${captions.address}?show`}
            srcLang={language}
            label={t`Captions`}
            default
          />
        ) : null}
      </Player>
      {captions ? <Transcript captions={captions} language={language} /> : null}
    </div>
  );
}

function Transcript({ captions: { address }, language }: { captions: ReadyFile; language: string }) {
  const { t } = useLingui();
  const words = useQuery({
    queryKey: ['captions', address],
    queryFn: async ({ signal }) => {
      const answer = await fetch(`${address}?show`, { signal });
      if (!answer.ok) throw new Error(`The captions were answered with ${answer.status}.`);
      return cuesOf(await answer.text());
    },
  });
  return (
    <details className="transcript">
      <summary>
        <Trans>Transcript</Trans>
      </summary>
      <Loaded
        query={words}
        loading={t`Loading the transcript…`}
        failed={t`The transcript could not be loaded`}
      >
        {(cues) => (
          <ol role="list" lang={language}>
            {cues.map(({ at, text }) => (
              <li key={`${at} ${text}`}>
                <span className="transcript-time">{formatTime(at)}</span> {text}
              </li>
            ))}
          </ol>
        )}
      </Loaded>
    </details>
  );
}
