"""A voice for Orca that writes each utterance as a line of the file in WRITTEN_SPEECH, and never has to be waited for."""

import os

from orca.speechserver import SpeechServer as AnyServer


class SpeechServer(AnyServer):
    _only = None

    @staticmethod
    def getFactoryName():
        return "Written speech"

    @staticmethod
    def getSpeechServer(info=None):
        if SpeechServer._only is None:
            SpeechServer._only = SpeechServer()
        return SpeechServer._only

    @staticmethod
    def getSpeechServers():
        return [SpeechServer.getSpeechServer()]

    @staticmethod
    def shutdownActiveServers():
        pass

    def __init__(self):
        super().__init__()
        self._file = open(os.environ["WRITTEN_SPEECH"], "a", buffering=1, encoding="utf-8")

    def _write(self, text):
        line = " ".join(str(text).split())
        if line:
            self._file.write(line + "\n")

    def speak(self, text=None, acss=None, interrupt=True):
        self._write(text or "")

    def speakCharacter(self, character, acss=None):
        self._write(character)

    def speakKeyEvent(self, event, acss=None):
        self._write(event.getKeyName())

    def sayAll(self, utteranceIterator, progressCallback):
        for [context, acss] in utteranceIterator:
            self._write(context.utterance)
