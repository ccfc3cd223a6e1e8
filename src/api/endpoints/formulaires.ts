import { FORM_ORDERING, FORM_PAGE_SIZE, formulaire, formulaireDraft } from '../../domain/formulaire';
import { pageOf } from '../../domain/wire';
import { anything, pageQuery } from '../answers';
import { del, family, get, post, put } from '../endpoint';

export const formulaires = family('formulaires', {
  list: get('/api/formulaires/', pageOf(formulaire), {
    params: pageQuery,
    defaults: { page: 1, page_size: FORM_PAGE_SIZE, ordering: FORM_ORDERING },
  }),
  create: post('/api/formulaires/', anything, { body: formulaireDraft }),
  withFields: get('/api/formulaires/{id}/avec_champs/', formulaire),
  update: put('/api/formulaires/{id}/', anything, { body: formulaireDraft }),
  remove: del('/api/formulaires/{id}/', anything),
});
