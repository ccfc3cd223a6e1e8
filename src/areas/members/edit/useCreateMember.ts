import * as z from 'zod/mini';
import { membresWrites } from '../../../api/endpoints/membresWrites';
import { failureOf, mayHaveWritten } from '../../../api/errors';
import { invalidate, useClient, useSave } from '../../../api/useApi';
import { type Membre, membre } from '../../../domain/members/membre';
import { useTexts } from '../../../texts/texts';
import { useAlert } from '../../../ui/dialog/useAlert';
import type { FormFailure } from '../../../ui/form/Form';
import { draftOf, type MemberValues } from './memberForm';
import { saveFailure } from './saveFailure';
import { formTexts } from './texts';

/** A member as far as the back end tells: some answer a creation with the whole record, some with nothing. */
export type SavedMember = Partial<Membre>;

const answered = z.union([
  membre,
  z.pipe(
    z.object({ data: membre }),
    z.transform(({ data }) => data),
  ),
]);

/** Creates a member and says how it went; `onCreated` comes once, and only after a 201. */
export function useCreateMember(onCreated: (membre: SavedMember) => void) {
  const texts = useTexts(formTexts);
  const alert = useAlert();
  const client = useClient();
  const { save } = useSave(membresWrites.create);
  return async (values: MemberValues): Promise<FormFailure | undefined> => {
    let answer: unknown;
    try {
      answer = await save({ body: draftOf(values) });
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'unauthenticated') return saveFailure(failure, texts, '');
      // The member may be there by now: the list is, before anybody can send it again.
      if (mayHaveWritten(failure)) await invalidate(client, membresWrites.create.invalidates);
      await alert({ title: texts.error, text: texts.createFailed, tone: 'error' });
      return saveFailure(failure, texts, texts.maybeCreated);
    }
    const read = answered.safeParse(answer);
    onCreated(read.success ? read.data : draftOf(values));
    void alert({ title: texts.created, text: texts.createdText, tone: 'success' });
  };
}
