import { membresWrites } from '../../../../api/endpoints/membresWrites';
import { failureOf } from '../../../../api/errors';
import { useClient, write } from '../../../../api/useApi';
import { conjointName } from '../../../../domain/members/membre';
import type { Option } from '../../../../people/picker/useChoice';
import { failureText } from '../../../../texts/failures';
import { fullNameOf } from '../../../../texts/memberLabels';
import { useTexts } from '../../../../texts/texts';
import { useToast } from '../../../../ui/toast/useToast';
import { familyTexts } from '../../actions/family/texts';
import { familyIds, useCandidates } from '../../actions/family/useCandidates';
import type { AdderProps } from './Adder';
import { AddPopover } from './AddPopover';
import { addTexts } from './texts';

/** Saves a relative: gives the reason of a failure, or says the success in the words of the server. */
function useRelative() {
  const texts = useTexts(familyTexts);
  const toast = useToast();
  return async (
    send: () => Promise<{ message?: string | null | undefined; warnings?: string[] | null | undefined }>,
    said: string,
    sentence: string,
  ): Promise<string | undefined> => {
    try {
      const { message, warnings } = await send();
      toast([message ?? said, ...(warnings ?? []).filter((text) => !message?.includes(text))].join('\n'));
    } catch (error) {
      const failure = failureOf(error);
      return failure.kind === 'contract' ? texts.invalidAnswer : failureText(failure, sentence);
    }
  };
}

/** Chooses the spouse; an earlier one is named before they are replaced. */
export function SpouseAdder({ membre, ...popover }: AdderProps) {
  const texts = useTexts(familyTexts);
  const { spouseAdded } = useTexts(addTexts);
  const client = useClient();
  const save = useRelative();
  const current = conjointName(membre.conjoint);
  const add = ({ id }: Option) =>
    save(
      () => write(client, membresWrites.addSpouse, { id: membre.id, body: { conjoint_id: id } }),
      spouseAdded,
      texts.spouseFailed,
    );
  return (
    <AddPopover
      {...popover}
      {...useCandidates(membre, [membre.id])}
      note={current && texts.spouseReplaced(fullNameOf(membre), current)}
      onAdd={add}
    />
  );
}

export function ChildAdder({ membre, ...popover }: AdderProps) {
  const texts = useTexts(familyTexts);
  const { childAdded } = useTexts(addTexts);
  const client = useClient();
  const save = useRelative();
  const add = ({ id }: Option) =>
    save(
      () => write(client, membresWrites.addChildren, { id: membre.id, body: { enfants_ids: [id] } }),
      childAdded,
      texts.childrenFailed,
    );
  return <AddPopover {...popover} {...useCandidates(membre, familyIds(membre))} onAdd={add} />;
}
