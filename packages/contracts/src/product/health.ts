import { errors } from '../operations/errors.ts';
import { publicOperation } from '../operations/operation.ts';
import { healthReport } from './health-report.ts';

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
