import { memberCalls } from '../../../api/endpoints/members';
import { failureOf } from '../../../api/errors';
import { useClient } from '../../../api/useApi';
import type { Member } from '../../../domain/members/member';
import { readFailureText } from '../../../texts/failures';
import { useTexts } from '../../../texts/texts';
import { useAlert } from '../../../ui/dialog/useAlert';
import { familySheetTexts } from './texts.fr';

/** Gives what reads a record with its links. It resolves to nothing where that fails, which an alert says. */
export function useReadRecord(): (id: number) => Promise<Member | undefined> {
  const texts = useTexts(familySheetTexts);
  const client = useClient();
  const alert = useAlert();
  return async (id) => {
    try {
      return await client.call(memberCalls.withRelations, { id });
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind !== 'unauthenticated')
        await alert({ title: texts.error, text: readFailureText(failure, texts.loadFailed), tone: 'error' });
      return undefined;
    }
  };
}
