/** The accounts of the back end, for administrators. */
import * as z from 'zod/mini';
import { changementDeRole, compte, compteInvite, invitation } from '../../domain/accounts/compte';
import { CONNEXIONS_PAGE_SIZE, connexion } from '../../domain/accounts/connexion';
import { exigence, exigences } from '../../domain/accounts/exigences';
import { pageOf } from '../../domain/wire';
import { anything } from '../answers';
import { del, family, get, post, put } from '../endpoint';

const needs = 'comptes';
const invalidates = ['comptes'] as const;
const change = { needs, invalidates, right: 'comptes.modifier' } as const;

export const comptes = family('comptes', {
  /** By name. */
  list: get('/api/comptes/', z.array(compte), { needs, tags: ['comptes'] }),
  /** Those of all accounts, and refused sign-ins to none that exists. */
  accesses: get('/api/comptes/connexions/', pageOf(connexion), {
    params: z.object({ page: z.optional(z.number()), page_size: z.optional(z.number()) }),
    defaults: { page: 1, page_size: CONNEXIONS_PAGE_SIZE },
    needs: 'connexions',
    tags: [],
  }),
  /** The roles that need a second factor. */
  requirements: get('/api/comptes/exigences/', exigences, { needs: 'facteur-exige', tags: ['comptes'] }),
  /** Sessions that are open go on; the next sign-in asks for it. */
  setRequirement: put('/api/comptes/exigences/', exigences, {
    body: exigence,
    needs: 'facteur-exige',
    invalidates,
    right: 'comptes.modifier',
  }),
  /** Creates an account without a password, and mails a link where the person chooses one. */
  invite: post('/api/comptes/', compteInvite, { body: invitation, ...change }),
  /** Sends the invitation again; the earlier link ends. */
  inviteAgain: post('/api/comptes/{id}/invitation/', compteInvite, change),
  /** 409 for the last administrator; the same goes for the calls below. */
  setRole: put('/api/comptes/{id}/role/', compte, { body: changementDeRole, ...change }),
  disable: post('/api/comptes/{id}/desactiver/', compte, change),
  enable: post('/api/comptes/{id}/reactiver/', compte, change),
  endSessions: del('/api/comptes/{id}/sessions/', compte, change),
  /** For a person who has lost both their authenticator and their recovery codes. */
  removeSecondFactor: del('/api/comptes/{id}/second-facteur/', compte, change),
  remove: del('/api/comptes/{id}/', anything, { needs, invalidates }),
});
