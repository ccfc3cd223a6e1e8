import { useMemo } from 'react';
import { memberCalls } from '../../api/endpoints/members';
import { useQuery } from '../../api/useApi';
import { useAccountLink } from '../../data/save/useAccountLink';
import type { UserAccount } from '../../domain/accounts/account';
import type { AccountLink } from '../../domain/accounts/accountRecord';
import type { PickedMember } from '../../domain/members/member';
import { personOptions } from '../../people/personOptions';
import { PickerDialog } from '../../people/picker/PickerDialog';
import { PickerNote } from '../../people/picker/PickerNote';
import { useChoice } from '../../people/picker/useChoice';
import { fullNameOf } from '../../texts/records/memberLabels';
import { useTexts } from '../../texts/texts';
import { accountRecordTexts } from './texts.fr';

const NO_MEMBERS: readonly PickedMember[] = [];

interface RecordChoiceProps {
  account: UserAccount;
  links: readonly AccountLink[];
  onClose(): void;
}

/** Chooses the record of an account. Those that have an account aren't offered. */
export default function RecordChoice({ account, links, onClose }: RecordChoiceProps) {
  const texts = useTexts(accountRecordTexts);
  const query = useQuery(memberCalls.simple, {}, { alwaysReload: true });
  const rows = query.data ?? NO_MEMBERS;
  const options = useMemo(
    () => personOptions(rows, new Set(links.map(({ membre }) => membre.id))),
    [rows, links],
  );
  const choice = useChoice(query, options, false, texts.peopleFailed);
  const [chosen] = choice.chosen;
  const { change, busy } = useAccountLink();
  const present = links.find(({ compte }) => compte === account.id)?.membre;
  const handleConfirm = async () => {
    if (!chosen) return;
    const isChanged = await change({
      account: account.id,
      record: chosen.id,
      seen: present?.id ?? null,
    });
    if (isChanged) onClose();
  };
  return (
    <PickerDialog
      title={texts.choose}
      description={present ? texts.replaces(account.email, fullNameOf(present)) : account.email}
      picker={texts.people}
      choice={choice}
      confirm={{ label: texts.link, busy: texts.linking, isSaving: busy !== undefined }}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    >
      <PickerNote hint={texts.choiceHint} />
    </PickerDialog>
  );
}
