import { memberWriteCalls } from '../../../api/endpoints/memberWrites';
import { invalidate, useClient } from '../../../api/useApi';
import { verdictOf } from '../../../data/save/saveFailures';
import { saved } from '../../../data/save/saveOver';
import { useSaving } from '../../../data/save/useSaving';
import type { Member } from '../../../domain/members/member';
import { useConsent } from '../../../session/hostPage';
import { fullNameOf } from '../../../texts/records/memberLabels';
import { useTexts } from '../../../texts/texts';
import { useAlert } from '../../../ui/dialog/useAlert';
import { dropFocus } from '../../../ui/dialog/useModal';
import { afterPaint } from '../../../ui/loading/afterPaint';
import { useWidgetRoot } from '../../../ui/widgetRoot/useWidgetRoot';
import type { ToastAction } from '../../../ui/widgetRoot/WidgetRootStore';
import { createdLike } from './createdLike';
import { draftOf, type NewMemberValues, tellMemberFailure } from './memberForm';
import { memberFormTexts } from './texts.fr';

/** What is known of a new member: some back ends answer a creation with the whole record, some with nothing. */
export type SavedMember = Partial<Member>;

/**
 * Creates a member and reports the outcome; `onCreated` is called once, and only after a 201. `actionsOf` gives the
 * further buttons of the alert.
 */
export function useCreateMember(
  onCreated: (member: SavedMember) => void,
  actionsOf: (member: SavedMember) => readonly ToastAction[],
) {
  const texts = useTexts(memberFormTexts);
  const alert = useAlert();
  const widgetRoot = useWidgetRoot();
  const client = useClient();
  const { save } = useSaving(texts);
  const { maySave } = useConsent();
  const reload = () => invalidate(client, memberWriteCalls.create.invalidates);
  const create = async (values: NewMemberValues): Promise<SavedMember> => {
    const draft = draftOf(values);
    const { date_inscription } = values;
    const body = { ...draft, ...(date_inscription && { date_inscription }) };
    const created = await client.call(memberWriteCalls.create, { body });
    dropFocus(widgetRoot);
    return created ?? (await createdLike(client, draft)) ?? draft;
  };
  return (values: NewMemberValues) =>
    save({
      mayStart: () => maySave({ kind: 'member', draft: draftOf(values) }),
      send: () => saved(create(values)),
      done(member) {
        onCreated(member);
        void alert({
          title: texts.created,
          text: texts.createdText,
          note: fullNameOf(member),
          tone: 'success',
          actions: actionsOf(member),
        });
        // The confirmation doesn't wait for the lists below it to render.
        afterPaint(() => void reload());
      },
      tell: tellMemberFailure(texts, texts.createFailed, texts.maybeCreated),
      async failed(failure) {
        const verdict = verdictOf(failure);
        // The member may exist by now, so the list is loaded again before the form can be sent again.
        if (verdict === 'unclear') await reload();
        else if (verdict === 'outdated') void reload();
      },
    });
}
