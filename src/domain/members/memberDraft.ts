/** What creating and editing members send: apart from the row, which lists read first. */
import * as z from 'zod/mini';
import { WIDOWED } from '../register/states';
import { isWrongDay } from '../storedDay';
import { isEmail } from '../user';
import { idSchema, textSchema } from '../wire';
import { GENDER_VALUES, MARITAL_STATUSES, memberTextSchemas } from './member';

const required = z.string().check(z.minLength(1));
const email = z.string().check(z.refine(isEmail));

const shared = {
  nom: required,
  prenom: required,
  genre: z.enum(GENDER_VALUES),
  situation_matrimoniale: z.nullish(z.enum([...MARITAL_STATUSES, WIDOWED])),
  date_naissance: textSchema,
  ...memberTextSchemas,
};

/** What creating a member sends: empty values travel as null. */
export const memberDraftSchema = z.object({ ...shared, email: z.nullish(email) });

/** What creating one member sends. */
export const createdMemberSchema = z.extend(memberDraftSchema, {
  /** `yyyy-mm-dd`: since when the person belongs to it, not after today; today without it. Only where `etats` is announced. */
  date_inscription: textSchema,
});
export type MemberDraft = z.infer<typeof memberDraftSchema>;

/** The draft without a birthday that is stored as no day: sent back it would be lost, or become another day. */
export function withoutWrongDay(draft: MemberDraft): MemberDraft {
  if (!isWrongDay(draft.date_naissance)) return draft;
  const { date_naissance: _, ...sent } = draft;
  return sent;
}

/** What editing a member sends: also the id. Texts that the record did not have may stay empty. */
export const memberUpdateSchema = z.object({
  id: idSchema,
  ...shared,
  email: z.nullish(email),
  /** As the record was read: a back end may answer 409 when it has changed since. */
  updated_at: textSchema,
});
export type MemberUpdate = z.infer<typeof memberUpdateSchema>;
