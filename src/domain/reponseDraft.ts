import * as z from 'zod/mini';

/**
 * Answers to a form: text, or a list of texts for ticked boxes, by the id of their field. In JSON as they are; as
 * multipart/form-data in one part of JSON, beside a part of the field's id for each file.
 */
export const reponseDraft = z.record(z.string(), z.unknown());
