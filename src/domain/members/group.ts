import * as z from 'zod/mini';
import { colorSchema, idSchema, nameSchema, numberSchema, textSchema } from '../wire';

export const groupSchema = z.object({
  id: idSchema,
  nom: nameSchema,
  description: textSchema,
  color: colorSchema,
  membres_count: numberSchema,
  created_at: textSchema,
  updated_at: textSchema,
  date_inscription: textSchema,
  date_sortie: textSchema,
});
export type Group = z.infer<typeof groupSchema>;

export const groupDraftSchema = z.object({
  nom: z.string().check(z.minLength(1)),
  description: textSchema,
  color: textSchema,
});
export type GroupDraft = z.infer<typeof groupDraftSchema>;
