import * as z from 'zod/mini';
import { booleen, identifiant, texte } from '../wire';

export const tag = z.object({
  id: identifiant,
  name: z.string(),
  can_be_inevent: booleen,
  updated_at: texte,
});
export type Tag = z.infer<typeof tag>;

export const tagDraft = z.object({
  name: z.string().check(z.minLength(1)),
  can_be_inevent: z.optional(z.boolean()),
});
export type TagDraft = z.infer<typeof tagDraft>;
