import type { Client } from '../../../api/client';
import { membres } from '../../../api/endpoints/membres';
import { membresWrites } from '../../../api/endpoints/membresWrites';
import { failureOf, isOutdated, mayHaveWritten } from '../../../api/errors';
import { invalidate, useClient } from '../../../api/useApi';
import type { Membre } from '../../../domain/members/membre';
import { fullNameOf } from '../../../texts/memberLabels';
import { useTexts } from '../../../texts/texts';
import { dropFocus } from '../../../ui/dialog/dropFocus';
import { useAlert } from '../../../ui/dialog/useAlert';
import type { FormFailure } from '../../../ui/form/Form';
import { afterPaint } from '../../../ui/lazy/afterPaint';
import { useWidgetRoot } from '../../../ui/widgetRoot/useWidgetRoot';
import type { ToastAction } from '../../../ui/widgetRoot/WidgetRootStore';
import { MEMBER_FIELDS } from '../fields';
import { draftOf, type MemberValues } from './memberForm';
import { alertText, saveFailure } from './saveFailure';
import { formTexts } from './texts';

/** What is known of a new member: some back ends answer a creation with the whole record, some with nothing. */
export type SavedMember = Partial<Membre>;

/** The most members of one name that are compared. */
const NAMESAKES = 50;

/** The newest member with exactly these values, for back ends that answer a creation with nothing. */
async function createdLike(client: Client, values: MemberValues): Promise<Membre | undefined> {
  const draft = draftOf(values);
  const query = { page: 1, page_size: NAMESAKES, search: draft.nom };
  const found = await client.call(membres.list, query).then(
    ({ results }) => results,
    () => [],
  );
  const isSame = (one: Membre) => MEMBER_FIELDS.every((field) => (one[field] ?? '') === (draft[field] ?? ''));
  return found.filter(isSame).sort((a, b) => b.id - a.id)[0];
}

/**
 * Creates a member and reports the outcome; `onCreated` is called once, and only after a 201. `actionsOf` gives the
 * further buttons of the alert.
 */
export function useCreateMember(
  onCreated: (membre: SavedMember) => void,
  actionsOf: (membre: SavedMember) => readonly ToastAction[],
) {
  const texts = useTexts(formTexts);
  const alert = useAlert();
  const widgetRoot = useWidgetRoot();
  const client = useClient();
  const reload = () => invalidate(client, membresWrites.create.invalidates);
  return async (values: MemberValues): Promise<FormFailure | undefined> => {
    let created: Membre | null | undefined;
    try {
      created = await client.call(membresWrites.create, { body: draftOf(values) });
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'unauthenticated') return saveFailure(failure, texts, '');
      // The member may exist by now, so the list is loaded again before the form can be sent again.
      if (mayHaveWritten(failure)) await reload();
      else if (isOutdated(failure)) void reload();
      await alert({ title: texts.error, text: alertText(texts.createFailed, failure), tone: 'error' });
      return saveFailure(failure, texts, texts.maybeCreated);
    }
    dropFocus(widgetRoot);
    const membre = created ?? (await createdLike(client, values)) ?? draftOf(values);
    onCreated(membre);
    void alert({
      title: texts.created,
      text: texts.createdText,
      note: fullNameOf(membre),
      tone: 'success',
      actions: actionsOf(membre),
    });
    // The confirmation doesn't wait for the lists below it to render.
    afterPaint(() => void reload());
  };
}
