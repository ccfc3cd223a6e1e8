import { formCalls } from '../../../../api/endpoints/forms';
import { useQuery } from '../../../../api/useApi';
import { isAnswerable } from '../../../../domain/forms/answer';
import { useTexts } from '../../../../texts/texts';
import { RadioGroup } from '../../../../ui/form/fields/RadioGroup';
import { ReadFailure } from '../../../../ui/state/ErrorState';
import styles from '../Registrations.module.css';
import { registrationSettingTexts } from '../texts.fr';
import { askedOf, EACH, ONCE, type RegistrationSettings } from './settingsForm';

interface PersonQuestionsProps {
  /** The form whose questions are asked. */
  form: number;
  settings: RegistrationSettings | undefined;
}

/** Of each question, whether it is asked of each person or once for the registration. */
export function PersonQuestions({ form, settings }: PersonQuestionsProps) {
  const texts = useTexts(registrationSettingTexts);
  const query = useQuery(formCalls.withFields, { id: form });
  const options = [
    { value: EACH, label: texts.ofEach },
    { value: ONCE, label: texts.once },
  ];
  const isStored = settings?.formulaire_id === form;
  const isOfEach = (id: number) => !isStored || (settings?.questions_personnes ?? []).includes(id);
  return (
    <div className={styles.questions}>
      {(query.data?.champs ?? []).map((field) => {
        const { id, nom_du_champ, type_de_champ } = field;
        if (id == null || type_de_champ === 'file' || !isAnswerable(field)) return null;
        return (
          <RadioGroup
            key={id}
            name={askedOf(id)}
            label={nom_du_champ ?? ''}
            options={options}
            defaultValue={isOfEach(id) ? EACH : ONCE}
            className={styles.question}
          />
        );
      })}
      <ReadFailure inline query={query} failed={texts.questionsFailed} />
    </div>
  );
}
