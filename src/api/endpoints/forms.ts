import * as z from 'zod/mini';
import {
  FORM_ORDERING,
  FORM_PAGE_SIZE,
  formDraftSchema,
  formSchema,
  formUpdateSchema,
} from '../../domain/forms/form';
import {
  ANSWER_PAGE_SIZE,
  answerDraftSchema,
  answerPageSchema,
  receivedAnswerSchema,
  seenAnswersSchema,
} from '../../domain/forms/receivedAnswer';
import { pageOf, textSchema } from '../../domain/wire';
import { anything, download, exportQuery, pageQuery } from '../answers';
import { del, family, get, post, put } from '../endpoint';

/** Opening hours, limits and notices of a form, and the ids of its stored fields. */
const extras = {
  ouvert_du: 'ouverture',
  ouvert_au: 'ouverture',
  reponses_max: 'ouverture',
  protection: 'ouverture',
  organisation: 'mentions',
  confidentialite: 'mentions',
  conservation_mois: 'rgpd',
  champs_caches: 'champs-caches',
  'champs.id': 'champs-id',
} as const;

const ofAnswers = { needs: 'reponses', right: 'reponses.lire' } as const;

const invalidates = ['formulaires', 'formulaire'] as const;

export const formCalls = family('formulaires', {
  list: get('/api/formulaires/', pageOf(formSchema), {
    params: pageQuery,
    defaults: { page: 1, page_size: FORM_PAGE_SIZE, ordering: FORM_ORDERING },
    tags: ['formulaires'],
  }),
  create: post('/api/formulaires/', anything, { body: formDraftSchema, extras, invalidates }),
  withFields: get('/api/formulaires/{id}/avec_champs/', formSchema, { tags: ['formulaire'] }),
  update: put('/api/formulaires/{id}/', anything, {
    body: formUpdateSchema,
    extras: { ...extras, updated_at: 'versions' },
    invalidates,
  }),
  remove: del('/api/formulaires/{id}/', anything, { invalidates: ['formulaires'] }),
  // The specification has no answers: these are ours. What visitors load has them without schemas, in publicForm.ts.
  public: get('/api/formulaires/public/{identifiant}/', z.extend(formSchema, { tampon: textSchema }), {
    anonymous: true,
  }),
  answer: post('/api/formulaires/{identifiant}/reponses/', anything, {
    body: answerDraftSchema,
    anonymous: true,
    multipart: true,
  }),
  answers: get('/api/formulaires/{id}/reponses/', download, {
    params: exportQuery,
    file: true,
    ...ofAnswers,
  }),
  /** One page, newest first unless `ordering` is `created_at`. A back end may announce `reponses` for the file alone. */
  answerPage: get('/api/formulaires/{id}/reponses/liste/', answerPageSchema, {
    params: pageQuery,
    defaults: { page: 1, page_size: ANSWER_PAGE_SIZE },
    tags: ['reponses'],
    ...ofAnswers,
  }),
  oneAnswer: get('/api/formulaires/{id}/reponses/{reponse}/', receivedAnswerSchema, {
    tags: ['reponse'],
    ...ofAnswers,
  }),
  removeAnswer: del('/api/formulaires/{id}/reponses/{reponse}/', anything, {
    needs: 'reponses',
    right: 'reponses.supprimer',
    invalidates: ['formulaires', 'formulaire', 'reponses'],
  }),
  /** Answers up to this one are no longer new to the signed-in user. */
  seenAnswers: put('/api/formulaires/{id}/reponses/vues/', anything, {
    body: seenAnswersSchema,
    invalidates: ['formulaires', 'formulaire'],
    ...ofAnswers,
  }),
  answerFile: get('/api/formulaires/{id}/reponses/{reponse}/fichiers/{champ}/', download, {
    file: true,
    ...ofAnswers,
  }),
});
