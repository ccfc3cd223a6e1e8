import * as z from 'zod/mini';
import { intervenant, intervenantDraft } from '../../domain/intervenant';
import { pageOf } from '../../domain/wire';
import { anything, pageQuery } from '../answers';
import { del, family, get, post, put } from '../endpoint';

export const intervenants = family('intervenants', {
  /** The specification shows no answer here: a page or a bare list. */
  list: get('/api/intervenants/', z.union([pageOf(intervenant), z.array(intervenant)]), {
    params: pageQuery,
  }),
  create: post('/api/intervenants/', intervenant, { body: intervenantDraft }),
  get: get('/api/intervenants/{id}/', intervenant),
  update: put('/api/intervenants/{id}/', anything, { body: intervenantDraft }),
  remove: del('/api/intervenants/{id}/', anything),
});
