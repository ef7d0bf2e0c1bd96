import type { DownloadRoute } from '../../platform/http/files/downloads.ts';
import {
  answerOutput,
  answerOwnFile,
  answerPicture,
  answerText,
  type DownloadDependencies,
} from './download-service.ts';

export function downloadRoutes(dependencies: DownloadDependencies): readonly DownloadRoute[] {
  return [
    { path: '/api/resources/:id/file', limit: 'read', answer: answerOwnFile(dependencies) },
    { path: '/api/resources/:id/outputs/:output', limit: 'read', answer: answerOutput(dependencies) },
    { path: '/api/resources/:id/text', limit: 'read', answer: answerText(dependencies) },
    { path: '/api/resources/:id/picture', limit: 'read', answer: answerPicture(dependencies) },
  ];
}
