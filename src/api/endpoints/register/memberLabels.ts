/** Who is written to by labels and letters. The specification has none of these calls. */
import { labelPeopleSchema, labelQuestionSchema } from '../../../domain/labels/labelPeople';
import { family, post } from '../../endpoint';

export const memberLabelCalls = family('membres', {
  /** The addresses of these people, and how many are left out. It changes nothing. */
  labels: post('/api/membres/etiquettes/', labelPeopleSchema, {
    needs: 'etiquettes',
    right: 'membres.exporter',
    body: labelQuestionSchema,
    invalidates: [],
  }),
});
