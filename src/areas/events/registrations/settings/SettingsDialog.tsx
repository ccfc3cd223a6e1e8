import { useState } from 'react';
import { formCalls } from '../../../../api/endpoints/forms';
import { useQuery } from '../../../../api/useApi';
import { HiddenNamesField } from '../../../../data/hiddenFields/HiddenNamesField';
import { hiddenFieldTexts } from '../../../../data/hiddenFields/texts.fr';
import { useCapability } from '../../../../session/useSession';
import { useTexts } from '../../../../texts/texts';
import { Disclosure } from '../../../../ui/display/Disclosure';
import { FormDialog } from '../../../../ui/form/FormDialog';
import { Checkbox } from '../../../../ui/form/fields/Checkbox';
import { DateField } from '../../../../ui/form/fields/DateField';
import { Select } from '../../../../ui/form/fields/Select';
import { TextArea } from '../../../../ui/form/fields/TextArea';
import { TextField } from '../../../../ui/form/fields/TextField';
import { ReadFailure } from '../../../../ui/state/ErrorState';
import styles from '../Registrations.module.css';
import { registrationSettingTexts } from '../texts.fr';
import { PersonQuestions } from './PersonQuestions';
import { dayIn, type RegistrationSettings, settingsDraft, settingsSchema } from './settingsForm';
import { useSettingsSave } from './useSettingsSave';

interface SettingsDialogProps {
  id: number;
  settings: RegistrationSettings | undefined;
  /** Places that are taken or kept. */
  held: number;
  onClose(): void;
}

/** The settings of an event's registrations: what most events decide, the questions, and folded the rest. */
export default function SettingsDialog({ id, settings, held, onClose }: SettingsDialogProps) {
  const texts = useTexts(registrationSettingTexts);
  // The fields keep what they were filled with, so a later answer must not hide a change of another user.
  const [opened] = useState(settings);
  const hidden = useTexts(hiddenFieldTexts);
  const has = {
    families: useCapability('familles-ensemble'),
    hidden: useCapability('champs-caches'),
    ofEach: useCapability('questions-personnes'),
  };
  const { send, question } = useSettingsSave(id, opened);
  return (
    <>
      <FormDialog
        title={texts.title}
        schema={settingsSchema(texts, hidden)}
        saveLabel={texts.save}
        savingLabel={texts.saving}
        onClose={onClose}
        onSave={(typed) => send(settingsDraft(typed, opened, has))}
      >
        <div className={styles.pair}>
          <PlacesField settings={opened} held={held} />
          <DateField
            name="ouvert_au"
            label={texts.to}
            hint={texts.toHint}
            defaultValue={dayIn(opened?.ouvert_au)}
          />
        </div>
        <Checkbox name="attente" label={texts.waiting} defaultChecked={opened?.attente ?? true} />
        <Checkbox name="accord" label={texts.agreement} defaultChecked={opened?.accord ?? false} />
        <Questions settings={opened} hasOfEach={has.ofEach} />
        <Disclosure title={texts.more}>
          <div className={styles.folded}>
            <Rest settings={opened} hasFamilies={has.families} />
            {has.hidden && (
              <HiddenNamesField
                name="champs_caches"
                defaultValue={(opened?.champs_caches ?? []).join(', ')}
              />
            )}
          </div>
        </Disclosure>
      </FormDialog>
      {question}
    </>
  );
}

type Fields = Pick<SettingsDialogProps, 'settings'>;

const written = (value: number | null | undefined): string => (value ? String(value) : '');
const NUMBER = { inputMode: 'numeric', autoComplete: 'off' } as const;

/** Fewer places than are taken are stored, so the field says what becomes of the people. */
function PlacesField({ settings, held }: Fields & Pick<SettingsDialogProps, 'held'>) {
  const texts = useTexts(registrationSettingTexts);
  const [typed, setTyped] = useState(written(settings?.places));
  const isFewer = /^\d{1,6}$/.test(typed) && Number(typed) > 0 && Number(typed) < held;
  return (
    <TextField
      name="places"
      label={texts.places}
      hint={isFewer ? texts.fewerPlaces(held) : texts.placesHint}
      {...NUMBER}
      defaultValue={written(settings?.places)}
      onChange={setTyped}
    />
  );
}

interface RestProps extends Fields {
  /** Whether the back end keeps families together. */
  hasFamilies: boolean;
}

/** What few events change. */
function Rest({ settings, hasFamilies }: RestProps) {
  const texts = useTexts(registrationSettingTexts);
  return (
    <>
      <DateField name="ouvert_du" label={texts.from} defaultValue={dayIn(settings?.ouvert_du)} />
      <DateField
        name="modifiable_au"
        label={texts.changeable}
        hint={texts.changeableHint}
        defaultValue={dayIn(settings?.modifiable_au)}
      />
      <TextField
        name="personnes_max"
        label={texts.people}
        {...NUMBER}
        defaultValue={written(settings ? settings.personnes_max : 8)}
      />
      {hasFamilies && (
        <Checkbox
          name="separer"
          label={texts.split}
          hint={texts.splitHint}
          defaultChecked={settings?.separer ?? false}
        />
      )}
      <TextField
        name="offre_heures"
        label={texts.offer}
        hint={texts.offerHint}
        {...NUMBER}
        defaultValue={written(settings?.offre_heures)}
      />
      <TextField name="organisation" label={texts.organisation} defaultValue={settings?.organisation ?? ''} />
      <TextArea name="confidentialite" label={texts.privacy} defaultValue={settings?.confidentialite ?? ''} />
      <TextField
        name="conservation_mois"
        label={texts.keep}
        hint={texts.keepHint}
        {...NUMBER}
        defaultValue={written(settings?.conservation_mois)}
      />
    </>
  );
}

const FORMS_MAX = 100;

interface QuestionsProps extends Fields {
  /** Whether the back end asks questions of each person. */
  hasOfEach: boolean;
}

/** The form whose questions are asked, and of each question of whom. */
function Questions({ settings, hasOfEach }: QuestionsProps) {
  const texts = useTexts(registrationSettingTexts);
  const query = useQuery(formCalls.list, { page: 1, page_size: FORMS_MAX, ordering: '-created_at' });
  const { data } = query;
  const stored = settings?.formulaire_id ?? undefined;
  const [chosen, setChosen] = useState(written(stored));
  const forms = (data?.results ?? []).map(({ id, nom_du_formulaire }) => ({
    value: String(id),
    label: nom_du_formulaire,
  }));
  // The one that is set stays a choice, also while the list is on its way.
  const isListed = stored === undefined || forms.some(({ value }) => value === String(stored));
  const options = isListed ? forms : [...forms, { value: String(stored), label: texts.presentForm(stored) }];
  return (
    <>
      <Select
        key={data ? 'there' : 'coming'}
        name="formulaire_id"
        label={texts.form}
        hint={texts.formHint}
        placeholder={texts.noForm}
        options={options}
        defaultValue={written(stored)}
        onChange={setChosen}
      />
      <ReadFailure inline query={query} failed={texts.formsFailed} />
      {hasOfEach && chosen && <PersonQuestions key={chosen} form={Number(chosen)} settings={settings} />}
    </>
  );
}
