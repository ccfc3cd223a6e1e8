import * as z from 'zod/mini';
import { booleanSchema, idSchema, nameSchema, textSchema } from '../wire';

export const tagSchema = z.object({
  id: idSchema,
  name: nameSchema,
  can_be_inevent: booleanSchema,
  updated_at: textSchema,
});
export type Tag = z.infer<typeof tagSchema>;

export const tagDraftSchema = z.object({
  name: z.string().check(z.minLength(1)),
  can_be_inevent: z.optional(z.boolean()),
});
export type TagDraft = z.infer<typeof tagDraftSchema>;
