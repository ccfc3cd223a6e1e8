import { accountRecordCalls } from '../../../../api/endpoints/administration/accountRecords';
import { accountCalls } from '../../../../api/endpoints/administration/accounts';
import { useQuery } from '../../../../api/useApi';
import { useAccountLink } from '../../../../data/save/useAccountLink';
import type { Member } from '../../../../domain/members/member';
import { fullNameOf } from '../../../../texts/records/memberLabels';
import { useTexts } from '../../../../texts/texts';
import type { FormSchema } from '../../../../ui/form/Form';
import { FormDialog } from '../../../../ui/form/FormDialog';
import { Select } from '../../../../ui/form/fields/Select';
import { ReadFailure } from '../../../../ui/state/ErrorState';
import { recordAccountTexts } from './texts.fr';

/** The id of the chosen account as text; empty for none. */
const schema: FormSchema<string> = {
  safeParse: (values) => ({ success: true, data: String((values as { compte?: string }).compte ?? '') }),
};

interface AccountChoiceProps {
  member: Member;
  /** The account that the record has. */
  account: { id: number; email: string } | undefined;
  onClose(): void;
}

/** Chooses the account of a record, or takes it away. Accounts that have a record aren't offered. */
export default function AccountChoice({ member, account, onClose }: AccountChoiceProps) {
  const texts = useTexts(recordAccountTexts);
  const accounts = useQuery(accountCalls.list, {});
  const records = useQuery(accountRecordCalls.records, {});
  const { change } = useAccountLink();
  const taken = records.data?.liens.map(({ compte }) => compte);
  const free = (accounts.data ?? []).filter(({ id }) => id === account?.id || taken?.includes(id) === false);
  const options = free.map((one) => ({ value: String(one.id), label: `${fullNameOf(one)} · ${one.email}` }));
  const handleSave = async (chosen: string) => {
    const id = Number(chosen);
    if (id === (account?.id ?? 0)) return { form: texts.noChange };
    // One call changes one account, so the former one is unlinked first.
    if (account && !(await change({ account: account.id, record: null, seen: member.id })))
      return { isStopped: true as const };
    if (id === 0 || (await change({ account: id, record: member.id, seen: null }))) return undefined;
    return account ? { form: texts.half } : { isStopped: true as const };
  };
  return (
    <FormDialog
      title={account ? texts.title : texts.choose}
      size="small"
      schema={schema}
      saveLabel={texts.save}
      savingLabel={texts.saving}
      onClose={onClose}
      onSave={handleSave}
    >
      <ReadFailure inline query={accounts} failed={texts.failed} />
      <Select
        key={options.length}
        name="compte"
        label={texts.account}
        hint={texts.accountHint}
        placeholder={texts.noAccount}
        options={options}
        defaultValue={account ? String(account.id) : ''}
      />
    </FormDialog>
  );
}
