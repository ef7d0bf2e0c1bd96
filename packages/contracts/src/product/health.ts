import { errors } from '../errors/errors.ts';
import { publicOperation } from '../operations/operation.ts';
import { healthReport } from '../values/health-report.ts';

export const healthContract = {
  check: publicOperation('read')
    .route({
      method: 'GET',
      path: '/health',
      tags: ['Service'],
      summary: 'Whether the service and what it needs are working',
    })
    .errors(errors('unhealthy'))
    .output(healthReport),
};
