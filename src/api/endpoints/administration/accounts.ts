/** The accounts of the back end, for administrators. */
import * as z from 'zod/mini';
import {
  accountSchema,
  invitationSchema,
  invitedAccountSchema,
  roleChangeSchema,
} from '../../../domain/accounts/account';
import { requirementSchema, requirementsSchema } from '../../../domain/accounts/requirements';
import { SIGN_INS_PAGE_SIZE, signInSchema } from '../../../domain/accounts/signIn';
import { pageOf } from '../../../domain/wire';
import { anything } from '../../answers';
import { del, family, get, post, put } from '../../endpoint';

const needs = 'comptes';
const invalidates = ['comptes'] as const;
const change = { needs, invalidates, right: 'comptes.modifier' } as const;

export const accountCalls = family('comptes', {
  /** By name. */
  list: get('/api/comptes/', z.array(accountSchema), { needs, tags: ['comptes'] }),
  /** Those of all accounts, and refused sign-ins to none that exists. */
  accesses: get('/api/comptes/connexions/', pageOf(signInSchema), {
    params: z.object({ page: z.optional(z.number()), page_size: z.optional(z.number()) }),
    defaults: { page: 1, page_size: SIGN_INS_PAGE_SIZE },
    needs: 'connexions',
    tags: [],
  }),
  /** The roles that need a second factor. */
  requirements: get('/api/comptes/exigences/', requirementsSchema, {
    needs: 'facteur-exige',
    tags: ['comptes'],
  }),
  /** Sessions that are open go on; the next sign-in asks for it. */
  setRequirement: put('/api/comptes/exigences/', requirementsSchema, {
    body: requirementSchema,
    needs: 'facteur-exige',
    invalidates,
    right: 'comptes.modifier',
  }),
  /** Creates an account without a password, and mails a link where the person chooses one. */
  invite: post('/api/comptes/', invitedAccountSchema, { body: invitationSchema, ...change }),
  /** Sends the invitation again; the earlier link ends. */
  inviteAgain: post('/api/comptes/{id}/invitation/', invitedAccountSchema, change),
  /** 409 for the last administrator; the same goes for the calls below. */
  setRole: put('/api/comptes/{id}/role/', accountSchema, { body: roleChangeSchema, ...change }),
  disable: post('/api/comptes/{id}/desactiver/', accountSchema, change),
  enable: post('/api/comptes/{id}/reactiver/', accountSchema, change),
  endSessions: del('/api/comptes/{id}/sessions/', accountSchema, change),
  /** For a person who has lost both their authenticator and their recovery codes. */
  removeSecondFactor: del('/api/comptes/{id}/second-facteur/', accountSchema, change),
  remove: del('/api/comptes/{id}/', anything, { needs, invalidates }),
});
