/** Consents of members, and their kinds. The specification has none of these calls. */
import {
  consentDraftSchema,
  consentKindChangeSchema,
  consentKindSchema,
  consentKindsSchema,
  consentRemovedSchema,
  consentSavedSchema,
  consentUpdateSchema,
  memberConsentsSchema,
  newConsentKindSchema,
  withdrawalSchema,
} from '../../../domain/register/consentWire';
import { del, family, get, patch, post } from '../../endpoint';

const needs = 'consentements';
/** Lists have a mark, and may be narrowed by consents. */
const changesConsents = { needs, invalidates: ['consentements', 'membres'] } as const;
const changesKinds = { ...changesConsents, right: 'rgpd.modifier' } as const;

export const consentCalls = family('consentements', {
  list: get('/api/membres/{id}/consentements/', memberConsentsSchema, { needs, tags: ['consentements'] }),
  create: post('/api/membres/{id}/consentements/', consentSavedSchema, {
    ...changesConsents,
    body: consentDraftSchema,
  }),
  /** 409 with the present consent where it was changed meanwhile. */
  update: patch('/api/consentements/{id}/', consentSavedSchema, {
    ...changesConsents,
    body: consentUpdateSchema,
  }),
  withdraw: post('/api/consentements/{id}/retirer/', consentSavedSchema, {
    ...changesConsents,
    body: withdrawalSchema,
  }),
  remove: del('/api/consentements/{id}/', consentRemovedSchema, changesConsents),
  kinds: get('/api/types-consentement/', consentKindsSchema, { needs, tags: ['consentements'] }),
  createKind: post('/api/types-consentement/', consentKindSchema, {
    ...changesKinds,
    body: newConsentKindSchema,
  }),
  /** 409 with the present kind where it was changed meanwhile. */
  updateKind: patch('/api/types-consentement/{id}/', consentKindSchema, {
    ...changesKinds,
    body: consentKindChangeSchema,
  }),
});
