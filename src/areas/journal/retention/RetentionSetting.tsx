import * as z from 'zod/mini';
import { privacyCalls } from '../../../api/endpoints/privacy';
import { failureOf } from '../../../api/errors';
import { useQuery, useSave } from '../../../api/useApi';
import { whyItFailed } from '../../../data/save/saveFailures';
import { RETENTION_MONTHS_MAX } from '../../../domain/privacy/retention';
import { useIsHiddenByPage } from '../../../session/hostPage';
import { useRight } from '../../../session/useSession';
import { useTexts } from '../../../texts/texts';
import { Form, type FormFailure } from '../../../ui/form/Form';
import { TextField } from '../../../ui/form/fields/TextField';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { QueryState } from '../../../ui/state/QueryState';
import { Skeleton } from '../../../ui/state/Skeleton';
import { useToast } from '../../../ui/toast/useToast';
import styles from '../Journal.module.css';
import { memberRetentionTexts } from './texts.fr';
import { type Settling, useSettled } from './useSettled';

/** After how many months without activity members are listed. Nothing is deleted by it. */
export function RetentionSetting({ readonly, onSettled }: { readonly: boolean } & Settling) {
  const texts = useTexts(memberRetentionTexts);
  const toast = useToast();
  const isKeepHidden = useIsHiddenByPage('keep');
  const mayChange = useRight('rgpd.modifier') && !readonly && !isKeepHidden;
  const query = useQuery(privacyCalls.reglage, {});
  const { save } = useSave(privacyCalls.regler);
  const { data } = query;
  useSettled(!query.isLoading, onSettled);
  // About as high as the form, so that the rows below don't move.
  if (query.isLoading) return <Skeleton lines={4} />;
  if (!data) return <QueryState query={query} failed={texts.settingFailed} stale={texts.settingFailed} />;
  if (!mayChange) return <p>{texts.months(data.mois)}</p>;
  const months = z.object({
    mois: z.string().check(
      z.refine(
        (text) => /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= RETENTION_MONTHS_MAX,
        {
          error: texts.badMonths(RETENTION_MONTHS_MAX),
        },
      ),
    ),
  });
  const send = async ({ mois }: z.infer<typeof months>): Promise<FormFailure | undefined> => {
    try {
      await save({ body: { mois: Number(mois), updated_at: data.updated_at } });
      toast(texts.set);
      return undefined;
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'unauthenticated') return { form: texts.signedInAgain, canRetry: true };
      const { mois } = failure.fields ?? {};
      return mois ? { errors: { mois } } : { form: whyItFailed(failure) };
    }
  };
  return (
    <Form key={data.updated_at} className={styles.setting} schema={months} onValid={send}>
      <TextField
        name="mois"
        label={texts.setting}
        hint={texts.settingHint}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={String(data.mois)}
      />
      <SubmitButton busyLabel={texts.saving} aria-label={texts.saveSetting}>
        {texts.save}
      </SubmitButton>
    </Form>
  );
}
