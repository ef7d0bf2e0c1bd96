import { errors } from '../errors/errors.ts';
import { declarePublicOperation } from '../operations/operation.ts';
import { healthReport } from '../values/health-report.ts';

export const healthContract = {
  check: declarePublicOperation('read')
    .route({
      method: 'GET',
      path: '/health',
      tags: ['Service'],
      summary: 'Whether the service and what it needs are working',
    })
    .errors(errors('unhealthy'))
    .output(healthReport),
};
