import * as z from 'zod/mini';
import { colorSchema, idSchema, nameSchema, numberSchema, textSchema } from '../wire';

export const departmentSchema = z.object({
  id: idSchema,
  nom: nameSchema,
  mission: textSchema,
  color: colorSchema,
  membres_count: numberSchema,
  nombre_serviteurs: numberSchema,
  created_at: textSchema,
  updated_at: textSchema,
  date_inscription: textSchema,
  date_sortie: textSchema,
});
export type Department = z.infer<typeof departmentSchema>;

export const departmentDraftSchema = z.object({
  nom: z.string().check(z.minLength(1)),
  mission: textSchema,
  color: textSchema,
});
export type DepartmentDraft = z.infer<typeof departmentDraftSchema>;

/** How many people serve in it: the back end writes one count or the other. */
export const memberCountOf = (row: Department): number => row.membres_count ?? row.nombre_serviteurs ?? 0;
