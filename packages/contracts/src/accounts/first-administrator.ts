import { z } from 'zod';
import { errors } from '../errors/errors.ts';
import { declarePublicOperation } from '../operations/operation.ts';
import { displayName, email, newPassword, username } from '../values/credentials.ts';
import { session } from './session.ts';

export const firstAdministratorInput = z.object({
  token: z.string().min(1).max(200),
  displayName,
  username,
  email,
  password: newPassword,
});

export const firstAdministratorContract = {
  redeem: declarePublicOperation('credentials')
    .route({
      method: 'POST',
      path: '/first-administrator',
      tags: ['Accounts'],
      summary:
        'Open the account of the first super administrator, by the link that the server printed at its start',
    })
    .errors(errors('link_not_valid', 'username_taken', 'email_taken', 'password_too_common'))
    .input(firstAdministratorInput)
    .output(session),
};
