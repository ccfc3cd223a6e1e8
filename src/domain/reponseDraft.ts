import * as z from 'zod/mini';

/**
 * Answers to a form: text, or a list of texts for ticked boxes, by the id of their field. In JSON as they are; as
 * multipart/form-data in one part of JSON, beside a part of the field's id for each file. `tampon` goes back as it came
 * with the form; `site_web` is a field that nobody sees, and that only programs fill in.
 */
export const reponseDraft = z.looseObject({
  tampon: z.optional(z.string()),
  site_web: z.optional(z.string()),
});
