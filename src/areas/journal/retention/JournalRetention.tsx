import * as z from 'zod/mini';
import { privacyCalls } from '../../../api/endpoints/privacy';
import { failureOf } from '../../../api/errors';
import { useClient, useQuery, useSave } from '../../../api/useApi';
import { whyItFailed } from '../../../data/save/saveFailures';
import { RETENTION_MONTHS_MAX } from '../../../domain/privacy/retention';
import { useIsHiddenByPage } from '../../../session/hostPage';
import { useRight } from '../../../session/useSession';
import { formatDate } from '../../../texts/formats';
import { useTexts } from '../../../texts/texts';
import { useConfirm } from '../../../ui/dialog/useConfirm';
import { Panel } from '../../../ui/display/Panel';
import { Form, type FormFailure } from '../../../ui/form/Form';
import { TextField } from '../../../ui/form/fields/TextField';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { QueryState } from '../../../ui/state/QueryState';
import { Skeleton } from '../../../ui/state/Skeleton';
import { useToast } from '../../../ui/toast/useToast';
import styles from '../Journal.module.css';
import { journalRetentionTexts, memberRetentionTexts } from './texts.fr';
import { type Settling, useSettled } from './useSettled';

/** For how many months the journal keeps what was changed, and what went because of it. */
export default function JournalRetention({ readonly, onSettled }: { readonly: boolean } & Settling) {
  const texts = useTexts(journalRetentionTexts);
  const isKeepHidden = useIsHiddenByPage('keep');
  const mayChange = useRight('rgpd.modifier') && !readonly && !isKeepHidden;
  const query = useQuery(privacyCalls.reglageJournal, {});
  const { data } = query;
  useSettled(!query.isLoading, onSettled);
  const done =
    data?.le && data.nombre !== null ? texts.done(data.nombre, formatDate(data.le)) : texts.noneDone;
  return (
    <Panel title={texts.title}>
      <p>{texts.intro}</p>
      {query.isLoading && <Skeleton lines={3} />}
      <QueryState query={query} failed={texts.failed} stale={texts.failed} />
      {data && <p>{data.des ? texts.from(formatDate(data.des), data.mois) : done}</p>}
      {data && !mayChange && <p>{texts.months(data.mois)}</p>}
      {data && mayChange && <MonthsForm key={data.updated_at} months={data.mois} version={data.updated_at} />}
    </Panel>
  );
}

interface MonthsFormProps {
  months: number;
  version: string | null | undefined;
}

/** What a shorter time would take is counted and asked about before it is saved. */
function MonthsForm({ months, version }: MonthsFormProps) {
  const texts = useTexts(journalRetentionTexts);
  const words = useTexts(memberRetentionTexts);
  const [client, toast, confirm] = [useClient(), useToast(), useConfirm()];
  const { save } = useSave(privacyCalls.reglerJournal);
  const schema = z.object({
    mois: z
      .string()
      .check(
        z.refine(
          (text) => /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= RETENTION_MONTHS_MAX,
          { error: words.badMonths(RETENTION_MONTHS_MAX) },
        ),
      ),
  });
  const send = async ({ mois: typed }: z.infer<typeof schema>): Promise<FormFailure | undefined> => {
    const chosen = Number(typed);
    try {
      const { nombre: count } = await client.call(privacyCalls.anciensDetails, { mois: chosen });
      const labels = { title: texts.askTitle, confirmLabel: words.save, danger: true };
      if (count > 0 && !(await confirm({ ...labels, text: texts.ask(count) }))) return { isStopped: true };
      await save({ body: { mois: chosen, updated_at: version } });
      toast(words.set);
      return undefined;
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'unauthenticated') return { form: words.signedInAgain, canRetry: true };
      const { mois } = failure.fields ?? {};
      return mois ? { errors: { mois } } : { form: whyItFailed(failure) };
    }
  };
  return (
    <Form className={styles.setting} schema={schema} onValid={send}>
      <TextField
        name="mois"
        label={texts.setting}
        hint={texts.hint}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={String(months)}
      />
      <SubmitButton busyLabel={words.saving} aria-label={texts.save}>
        {words.save}
      </SubmitButton>
    </Form>
  );
}
