import { useState } from 'react';
import { memberWriteCalls } from '../../../../api/endpoints/memberWrites';
import { failureOf } from '../../../../api/errors';
import { useClient, write } from '../../../../api/useApi';
import { spouseName } from '../../../../domain/members/member';
import type { Option } from '../../../../people/picker/useChoice';
import { failureText } from '../../../../texts/failures';
import { fullNameOf } from '../../../../texts/records/memberLabels';
import { useTexts } from '../../../../texts/texts';
import { Checkbox } from '../../../../ui/form/fields/Checkbox';
import { useToast } from '../../../../ui/toast/useToast';
import { familyIds, useCandidates } from '../../actions/family/useCandidates';
import { additionText, useChildrenAddition } from '../../actions/family/useChildrenAddition';
import { familyTexts } from '../../actions/texts.fr';
import { addTexts } from '../../data/texts.fr';
import { type AdderProps, AddPopover } from './AddPopover';

interface Answered {
  message?: string | null | undefined;
  warnings?: readonly string[] | null | undefined;
}

/**
 * Saves a relative: gives the reason of a failure, or says the success in the words of the server. Without an answer all
 * was said already.
 */
function useRelative() {
  const texts = useTexts(familyTexts);
  const toast = useToast();
  return async (
    send: () => Promise<Answered | undefined>,
    said: string,
    sentence: string,
  ): Promise<string | undefined> => {
    try {
      const answer = await send();
      if (answer) toast(additionText({ message: answer.message || said, warnings: answer.warnings ?? [] }));
    } catch (error) {
      const failure = failureOf(error);
      return failure.kind === 'contract' ? texts.invalidAnswer : failureText(failure, sentence);
    }
  };
}

/** Chooses the spouse; an earlier one is named before they are replaced. */
export function SpouseAdder({ member, ...popover }: AdderProps) {
  const texts = useTexts(familyTexts);
  const { spouseAdded } = useTexts(addTexts);
  const client = useClient();
  const save = useRelative();
  const current = spouseName(member.conjoint);
  const add = ({ id }: Option) =>
    save(
      () => write(client, memberWriteCalls.addSpouse, { id: member.id, body: { conjoint_id: id } }),
      spouseAdded,
      texts.spouseFailed,
    );
  return (
    <AddPopover
      {...popover}
      {...useCandidates(member, [member.id])}
      note={current && texts.spouseReplaced(fullNameOf(member), current)}
      onAdd={add}
    />
  );
}

/** Chooses a child, who is also one of the spouse unless that is unticked. */
export function ChildAdder({ member, ...popover }: AdderProps) {
  const texts = useTexts(familyTexts);
  const { childAdded } = useTexts(addTexts);
  const save = useRelative();
  const { other, add } = useChildrenAddition(member);
  const [isForOther, setForOther] = useState(true);
  const handleAdd = (option: Option) =>
    save(() => add([option], isForOther), childAdded, texts.childrenFailed);
  return (
    <AddPopover
      {...popover}
      {...useCandidates(member, familyIds(member))}
      extra={
        other && (
          <Checkbox label={texts.alsoChildOf(other.name)} checked={isForOther} onChange={setForOther} />
        )
      }
      onAdd={handleAdd}
    />
  );
}
