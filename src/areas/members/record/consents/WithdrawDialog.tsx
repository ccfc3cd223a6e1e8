import type { Member } from '../../../../domain/members/member';
import type { Consent, ConsentKind } from '../../../../domain/register/consentWire';
import { isoDay } from '../../../../texts/formats';
import { formatDay } from '../../../../texts/records/formatDay';
import { spokenNameOf } from '../../../../texts/records/memberLabels';
import { useTexts } from '../../../../texts/texts';
import type { FormSchema } from '../../../../ui/form/Form';
import { FormDialog } from '../../../../ui/form/FormDialog';
import { DateField } from '../../../../ui/form/fields/DateField';
import { type ConsentDialogTexts, consentDialogTexts } from './texts.fr';
import { useWithdrawal } from './useConsentSave';

interface WithdrawDialogProps {
  member: Member;
  kind: ConsentKind;
  consent: Consent;
  onClose(): void;
}

const schemaOf = (texts: ConsentDialogTexts, { du }: Consent, today: string): FormSchema<{ le: string }> => ({
  safeParse(values) {
    const { le = '' } = values as { le?: string };
    const message = !le
      ? texts.noDay
      : le > today
        ? texts.future
        : le < du
          ? texts.beforeConsent(formatDay(du))
          : undefined;
    return message
      ? { success: false, error: { issues: [{ path: ['le'], message }] } }
      : { success: true, data: { le } };
  },
});

/** Notes from when on a consent holds no more. */
export default function WithdrawDialog({ member, kind, consent, onClose }: WithdrawDialogProps) {
  const texts = useTexts(consentDialogTexts);
  const today = isoDay(new Date());
  const send = useWithdrawal(consent);
  return (
    <FormDialog
      title={texts.withdrawTitle(kind.nom, spokenNameOf(member))}
      size="small"
      schema={schemaOf(texts, consent, today)}
      saveLabel={texts.withdraw}
      savingLabel={texts.saving}
      onClose={onClose}
      onSave={send}
    >
      <DateField name="le" label={texts.withdrawDay} required max={today} defaultValue={today} />
      <p>{texts.withdrawText}</p>
      {kind.genre === 'lettre' && <p>{texts.letters}</p>}
    </FormDialog>
  );
}
