import * as z from 'zod/mini';

/**
 * Answers to a form: text, or a list of texts for ticked boxes, by the id of their field. They are sent as JSON, or as
 * multipart/form-data with a JSON part and one part per file, named by the field's id. `tampon` is sent back as it
 * came with the form; `site_web` is a hidden field that only programs fill in.
 */
export const answerDraftSchema = z.looseObject({
  tampon: z.optional(z.string()),
  site_web: z.optional(z.string()),
});
