/** The records that accounts are linked to. The specification has none of these calls. */
import {
  accountLinksSchema,
  memberAccountSchema,
  ownRecordSchema,
  recordChangeSchema,
} from '../../../domain/accounts/accountRecord';
import { family, get, put } from '../../endpoint';

const needs = 'compte-membre';

export const accountRecordCalls = family('comptes', {
  records: get('/api/comptes/fiches/', accountLinksSchema, { needs, tags: ['comptes'] }),
  /**
   * Links an account to a record, or takes its link away. 409 where the record has another account, and where the link was changed
   * since it was shown.
   */
  setRecord: put('/api/comptes/{id}/fiche/', accountLinksSchema, {
    needs,
    body: recordChangeSchema,
    invalidates: ['comptes', 'profil'],
    right: 'comptes.modifier',
  }),
  ofMember: get('/api/membres/{id}/compte/', memberAccountSchema, { needs, tags: ['comptes', 'membres'] }),
});

export const ownRecordCalls = family('profil', {
  record: get('/api/profil/fiche/', ownRecordSchema, { needs, tags: ['profil', 'comptes'] }),
});
