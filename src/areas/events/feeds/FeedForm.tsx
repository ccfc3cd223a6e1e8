import { useState } from 'react';
import { ownRecordCalls } from '../../../api/endpoints/administration/accountRecords';
import { feedCalls } from '../../../api/endpoints/events';
import { groupCalls } from '../../../api/endpoints/groups';
import { useClient, useQuery, write } from '../../../api/useApi';
import { useWriteFailure } from '../../../data/useWriteFailure';
import type { FeedKind } from '../../../domain/events/feed';
import { useCapability, useRight } from '../../../session/useSession';
import { spokenNameOf } from '../../../texts/records/memberLabels';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { Select } from '../../../ui/form/fields/Select';
import { ReadFailure } from '../../../ui/state/ErrorState';
import styles from './Feeds.module.css';
import { feedDialogTexts } from './texts.fr';

/** Chooses which events, and makes an address of them. */
export function FeedForm({ onCreated }: { onCreated(address: string): void }) {
  const texts = useTexts(feedDialogTexts);
  const client = useClient();
  const tell = useWriteFailure();
  const mayReadGroups = useRight('groupes.lire');
  const [kind, setKind] = useState<FeedKind>('tous');
  const [group, setGroup] = useState('');
  const [isBusy, setBusy] = useState(false);
  const servicesHint = useServicesHint(kind === 'services');
  const kinds = (['tous', 'services', ...(mayReadGroups ? (['groupe'] as const) : [])] as const).map(
    (value) => ({ value, label: texts[value] }),
  );
  const create = async () => {
    setBusy(true);
    try {
      const body = { genre: kind, groupe_id: kind === 'groupe' ? Number(group) : null };
      onCreated((await write(client, feedCalls.create, { body })).adresse);
    } catch (error) {
      await tell(error, texts.notCreated);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.form}>
      <Select
        label={texts.kind}
        hint={servicesHint}
        options={kinds}
        value={kind}
        onChange={(value) => setKind(kinds.find((one) => one.value === value)?.value ?? 'tous')}
      />
      {kind === 'groupe' && <GroupChoice value={group} onChange={setGroup} />}
      <Button
        icon="plus"
        variant="primary"
        busy={isBusy}
        disabled={kind === 'groupe' && !group}
        onClick={() => void create()}
      >
        {texts.create}
      </Button>
    </div>
  );
}

/** Whose services «Mes services» are: where accounts are linked to records, those of no person without a link. */
function useServicesHint(isAsked: boolean): string | undefined {
  const texts = useTexts(feedDialogTexts);
  const followsLink = useCapability('compte-membre');
  const { data } = useQuery(ownRecordCalls.record, isAsked && followsLink ? {} : null);
  if (!isAsked) return undefined;
  if (!followsLink) return texts.servicesHint;
  if (!data) return texts.servicesOfRecord;
  return data.membre ? texts.servicesOf(spokenNameOf(data.membre)) : texts.servicesUnlinked;
}

function GroupChoice({ value, onChange }: { value: string; onChange(value: string): void }) {
  const texts = useTexts(feedDialogTexts);
  const query = useQuery(groupCalls.list, {});
  const options = (query.data?.groupes ?? []).map(({ id, nom }) => ({ value: String(id), label: nom }));
  return (
    <>
      <Select
        label={texts.group}
        placeholder={texts.chooseGroup}
        options={options}
        value={value}
        onChange={onChange}
      />
      <ReadFailure inline query={query} failed={texts.groupsFailed} />
    </>
  );
}
