import { consentCalls } from '../../../api/endpoints/register/consents';
import type { Failure } from '../../../api/errors';
import { invalidate, useClient, useSave } from '../../../api/useApi';
import { joinLines, type Told } from '../../../data/save/saveFailures';
import { saved } from '../../../data/save/saveOver';
import { useSaving } from '../../../data/save/useSaving';
import { CONSENT_PURPOSES, type ConsentPurpose } from '../../../domain/register/consents';
import type { ConsentKind } from '../../../domain/register/consentWire';
import { useTexts } from '../../../texts/texts';
import type { FormSchema } from '../../../ui/form/Form';
import { FormDialog } from '../../../ui/form/FormDialog';
import { Checkbox } from '../../../ui/form/fields/Checkbox';
import { Select } from '../../../ui/form/fields/Select';
import { TextField } from '../../../ui/form/fields/TextField';
import { useToast } from '../../../ui/toast/useToast';
import { consentKindsTexts } from './texts.fr';

interface KindValues {
  nom: string;
  genre: ConsentPurpose;
  deux_parents: boolean;
  actif: boolean;
}

const schemaOf = (emptyName: string): FormSchema<KindValues> => ({
  safeParse(values) {
    const { nom = '', genre, deux_parents, actif } = values as Partial<Record<keyof KindValues, string>>;
    if (!nom) return { success: false, error: { issues: [{ path: ['nom'], message: emptyName }] } };
    const purpose = CONSENT_PURPOSES.find((one) => one === genre) ?? 'propre';
    const flags = { deux_parents: Boolean(deux_parents), actif: Boolean(actif) };
    return { success: true, data: { nom, genre: purpose, ...flags } };
  },
});

interface ConsentKindDialogProps {
  /** Missing for a new one. */
  kind?: ConsentKind | undefined;
  onClose(): void;
}

/** Adds a kind of consents, or changes one. */
export default function ConsentKindDialog({ kind, onClose }: ConsentKindDialogProps) {
  const texts = useTexts(consentKindsTexts);
  const send = useKindSave(kind);
  return (
    <FormDialog
      title={kind ? texts.editTitle(kind.nom) : texts.addTitle}
      size="small"
      schema={schemaOf(texts.emptyName)}
      saveLabel={texts.save}
      savingLabel={texts.saving}
      onClose={onClose}
      onSave={send}
    >
      <TextField name="nom" label={texts.name} required autoComplete="off" defaultValue={kind?.nom ?? ''} />
      {!kind && (
        <Select
          name="genre"
          label={texts.purpose}
          hint={texts.purposeHint}
          options={CONSENT_PURPOSES.map((value) => ({ value, label: texts[value] }))}
          defaultValue="propre"
        />
      )}
      <Checkbox name="deux_parents" label={texts.bothParents} defaultChecked={kind?.deux_parents ?? false} />
      {kind && <Checkbox name="actif" label={texts.isUsed} defaultChecked={kind.actif} />}
    </FormDialog>
  );
}

function useKindSave(kind: ConsentKind | undefined) {
  const texts = useTexts(consentKindsTexts);
  const [toast, client] = [useToast(), useClient()];
  const { save } = useSaving(texts);
  const { save: create } = useSave(consentCalls.createKind);
  const { save: update } = useSave(consentCalls.updateKind);
  const send = ({ actif, genre, ...values }: KindValues) =>
    kind
      ? update({ id: kind.id, body: { ...values, actif, updated_at: kind.updated_at } })
      : create({ body: { ...values, genre } });
  return (values: KindValues) =>
    save({
      send: () => saved(send(values)),
      done: () => void toast(texts.saved),
      // The list then shows what the other user made of it.
      failed: async ({ status }: Failure) => {
        if (status === 404 || status === 409) await invalidate(client, consentCalls.updateKind.invalidates);
      },
      tell: ({ why, reasons }: Told) =>
        reasons
          ? { form: { errors: reasons } }
          : { form: { form: joinLines(why, texts.kept), canRetry: true } },
    });
}
