/** The account of the signed-in person. */
import * as z from 'zod/mini';
import { confirmationDAction } from '../../domain/accounts/confirmation';
import { CONNEXIONS_PAGE_SIZE, connexion } from '../../domain/accounts/connexion';
import {
  changementDAdresse,
  changementDeMotDePasse,
  codeSaisi,
  codesDeSecours,
  confirmation,
  profilDraft,
  profil as profilSchema,
  secretPropose,
  sessionOuverte,
} from '../../domain/accounts/profil';
import { reglagesDraft } from '../../domain/accounts/reglages';
import { pageOf, texte } from '../../domain/wire';
import { anything } from '../answers';
import { del, family, get, patch, post, put } from '../endpoint';

const needs = 'comptes';
const invalidates = ['profil'] as const;
const extras = { updated_at: 'versions' } as const;

export const profil = family('profil', {
  get: get('/api/profil/', profilSchema, { needs, tags: ['profil'] }),
  update: put('/api/profil/', profilSchema, {
    body: z.extend(profilDraft, { updated_at: texte }),
    extras,
    needs,
    invalidates,
  }),
  /** Changes the settings that are named; the others stay. */
  changeSettings: patch('/api/profil/reglages/', profilSchema, {
    body: z.extend(reglagesDraft, { updated_at: texte }),
    extras,
    needs,
    invalidates,
  }),
  /** Asks for the password, and mails a link to the new address: the address holds once the link was opened. */
  changeAddress: post('/api/profil/adresse/', profilSchema, { body: changementDAdresse, needs, invalidates }),
  cancelAddress: del('/api/profil/adresse/', profilSchema, { needs, invalidates }),
  /** Asks for the old password, and ends every other session. */
  changePassword: post('/api/profil/mot-de-passe/', anything, {
    body: changementDeMotDePasse,
    needs,
    invalidates,
  }),
  /**
   * Confirms one call that answered 428 with `etat: confirmation_requise`, with the password or a code. The call is then
   * sent again, within two minutes.
   */
  confirm: post('/api/profil/confirmation/', anything, {
    body: confirmationDAction,
    needs,
    invalidates: [],
  }),
  /** Sign-ins to the own account, refused ones and exports, newest first. */
  accesses: get('/api/profil/connexions/', pageOf(connexion), {
    params: z.object({ page: z.optional(z.number()), page_size: z.optional(z.number()) }),
    defaults: { page: 1, page_size: CONNEXIONS_PAGE_SIZE },
    needs: 'connexions',
    tags: [],
  }),
  sessions: get('/api/profil/sessions/', z.array(sessionOuverte), { needs, tags: ['profil'] }),
  endSession: del('/api/profil/sessions/{identifiant}/', anything, { needs, invalidates }),
  /** Ends every session but the one that asks. */
  endOtherSessions: del('/api/profil/sessions/', anything, { needs, invalidates }),
  /** Proposes a secret. It counts once a code made with it was confirmed. */
  proposeSecret: post('/api/profil/second-facteur/', secretPropose, {
    body: confirmation,
    needs,
    invalidates: [],
  }),
  confirmSecret: put('/api/profil/second-facteur/', codesDeSecours, { body: codeSaisi, needs, invalidates }),
  removeSecondFactor: post('/api/profil/second-facteur/retrait/', anything, {
    body: confirmation,
    needs,
    invalidates,
  }),
  /** New recovery codes; the earlier ones end. */
  renewCodes: post('/api/profil/second-facteur/codes/', codesDeSecours, {
    body: confirmation,
    needs,
    invalidates,
  }),
});
