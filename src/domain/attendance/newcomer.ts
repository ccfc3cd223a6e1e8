/* Somebody who came for the first time: on file and present with one save. */
import * as z from 'zod/mini';
import { memberDraftSchema } from '../members/memberDraft';
import { sheetPersonSchema } from './sheet';
import { deviceSchema, tickDraftSchema, tickSchema } from './tick';

export const newcomerRequestSchema = z.object({
  jour: z.string(),
  appareil: deviceSchema,
  /** The tick that comes with the record. */
  pointage: z.pick(tickDraftSchema, { cle: true, appareil_le: true, decalage: true }),
  membre: memberDraftSchema,
});

export const newcomerAnswerSchema = z.object({
  personne: sheetPersonSchema,
  pointage: tickSchema,
});
