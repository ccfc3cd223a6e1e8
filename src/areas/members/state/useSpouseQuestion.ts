import { memberCalls } from '../../../api/endpoints/members';
import { memberWriteCalls } from '../../../api/endpoints/memberWrites';
import { invalidate, useClient } from '../../../api/useApi';
import { useWriteFailure } from '../../../data/useWriteFailure';
import type { MemberDraft } from '../../../domain/members/memberDraft';
import type { ConcernedPerson } from '../../../domain/register/stateChange';
import { WIDOWED } from '../../../domain/register/states';
import { situationLabel, spokenNameOf } from '../../../texts/records/memberLabels';
import { useTexts } from '../../../texts/texts';
import { PromptDialog } from '../../../ui/dialog/PromptDialog';
import { useToast } from '../../../ui/toast/useToast';
import { useWidgetRoot } from '../../../ui/widgetRoot/useWidgetRoot';
import { writeMember } from '../edit/writeMember';
import { MEMBER_FIELDS } from '../fields';
import { spouseQuestionTexts } from './texts.fr';

type Spouse = NonNullable<ConcernedPerson['conjoint']>;

/**
 * Asks, once a death is noted, whether the spouse is a widow or widower now. Nothing is changed without the answer, and the link
 * between the two stays.
 */
export function useSpouseQuestion() {
  const texts = useTexts(spouseQuestionTexts);
  const client = useClient();
  const widgetRoot = useWidgetRoot();
  const toast = useToast();
  const tell = useWriteFailure();
  // The dialog that noted the death is gone meanwhile, so the root of the widget asks.
  const ask = (spouse: Spouse, deceased: string) => {
    const isWoman = spouse.genre === 'feminin';
    return widgetRoot.ask(PromptDialog, {
      kind: 'confirm',
      danger: false,
      title: texts.title(spokenNameOf(spouse)),
      text: texts.text(situationLabel(spouse.situation, spouse.genre).toLowerCase(), isWoman, deceased),
      confirmLabel: texts.note(isWoman),
      cancelLabel: texts.leave,
    });
  };
  const note = async ({ id, genre }: Spouse) => {
    try {
      const row = await client.call(memberCalls.withRelations, { id });
      const kept = Object.fromEntries(MEMBER_FIELDS.map((field) => [field, row[field] ?? null]));
      await writeMember(client, row, { ...kept, situation_matrimoniale: WIDOWED } as MemberDraft);
      await invalidate(client, memberWriteCalls.update.invalidates);
      toast(texts.noted(genre === 'feminin'));
    } catch (error) {
      await tell(error, texts.notNoted);
    }
  };
  return async (spouse: Spouse | null | undefined, deceased: string): Promise<void> => {
    if (spouse?.situation !== 'marie') return;
    if (await ask(spouse, deceased)) await note(spouse);
  };
}
