/** The account of the signed-in person. */
import * as z from 'zod/mini';
import { actionConfirmationSchema } from '../../domain/accounts/confirmation';
import {
  addressChangeSchema,
  openSessionSchema,
  passwordChangeSchema,
  passwordConfirmationSchema,
  profileDraftSchema,
  profileSchema,
  proposedSecretSchema,
  recoveryCodesSchema,
  typedCodeSchema,
} from '../../domain/accounts/profile';
import { SIGN_INS_PAGE_SIZE, signInSchema } from '../../domain/accounts/signIn';
import { userSettingsDraftSchema } from '../../domain/accounts/userSettings';
import { pageOf, textSchema } from '../../domain/wire';
import { anything } from '../answers';
import { del, family, get, patch, post, put } from '../endpoint';

const needs = 'comptes';
const invalidates = ['profil'] as const;
const extras = { updated_at: 'versions' } as const;

export const profileCalls = family('profil', {
  get: get('/api/profil/', profileSchema, { needs, tags: ['profil'] }),
  update: put('/api/profil/', profileSchema, {
    body: z.extend(profileDraftSchema, { updated_at: textSchema }),
    extras,
    needs,
    invalidates,
  }),
  /** Changes the settings that are named; the others stay. */
  changeSettings: patch('/api/profil/reglages/', profileSchema, {
    body: z.extend(userSettingsDraftSchema, { updated_at: textSchema }),
    extras,
    needs,
    invalidates,
  }),
  /** Asks for the password, and mails a link to the new address: the address holds once the link was opened. */
  changeAddress: post('/api/profil/adresse/', profileSchema, {
    body: addressChangeSchema,
    needs,
    invalidates,
  }),
  cancelAddress: del('/api/profil/adresse/', profileSchema, { needs, invalidates }),
  /** Asks for the old password, and ends every other session. */
  changePassword: post('/api/profil/mot-de-passe/', anything, {
    body: passwordChangeSchema,
    needs,
    invalidates,
  }),
  /**
   * Confirms one call that answered 428 with `etat: confirmation_requise`, with the password or a code. The call is then
   * sent again, within two minutes.
   */
  confirm: post('/api/profil/confirmation/', anything, {
    body: actionConfirmationSchema,
    needs,
    invalidates: [],
  }),
  /** Sign-ins to the own account, refused ones and exports, newest first. */
  accesses: get('/api/profil/connexions/', pageOf(signInSchema), {
    params: z.object({ page: z.optional(z.number()), page_size: z.optional(z.number()) }),
    defaults: { page: 1, page_size: SIGN_INS_PAGE_SIZE },
    needs: 'connexions',
    tags: [],
  }),
  sessions: get('/api/profil/sessions/', z.array(openSessionSchema), { needs, tags: ['profil'] }),
  endSession: del('/api/profil/sessions/{identifiant}/', anything, { needs, invalidates }),
  /** Ends every session but the one that asks. */
  endOtherSessions: del('/api/profil/sessions/', anything, { needs, invalidates }),
  /** Proposes a secret. It counts once a code made with it was confirmed. */
  proposeSecret: post('/api/profil/second-facteur/', proposedSecretSchema, {
    body: passwordConfirmationSchema,
    needs,
    invalidates: [],
  }),
  confirmSecret: put('/api/profil/second-facteur/', recoveryCodesSchema, {
    body: typedCodeSchema,
    needs,
    invalidates,
  }),
  removeSecondFactor: post('/api/profil/second-facteur/retrait/', anything, {
    body: passwordConfirmationSchema,
    needs,
    invalidates,
  }),
  /** New recovery codes; the earlier ones end. */
  renewCodes: post('/api/profil/second-facteur/codes/', recoveryCodesSchema, {
    body: passwordConfirmationSchema,
    needs,
    invalidates,
  }),
});
