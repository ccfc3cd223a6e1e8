import { useMemo } from 'react';
import type { Answers, AskedField, FieldAnswer, Problems } from '../../questions/answers';
import { FormField } from '../../questions/FormField';
import form from '../../questions/form.module.css';
import { useTexts } from '../../texts/texts';
import { Button } from '../../ui/button/Button';
import unseen from '../../ui/display/VisuallyHidden.module.css';
import { TextField } from '../../ui/form/fields/TextField';
import { calledAs, personKey, personQuestions, type TypedPerson } from './people';
import styles from './Registration.module.css';
import { registrationTexts } from './texts.fr';

interface PersonFieldsProps {
  typed: {
    people: readonly TypedPerson[];
    answers: Answers;
    name(key: number, change: Partial<TypedPerson>): void;
    answer(key: string, value: FieldAnswer | undefined): void;
  };
  person: TypedPerson;
  /** In the form, from 0. */
  place: number;
  each: readonly AskedField[];
  problems: Problems;
  readonly: boolean;
  onRemove(): void;
}

/** One person: names and own questions, under the first name as it is typed. Alone, a person needs no heading. */
export function PersonFields({ typed, person, place: at, each, problems, ...rest }: PersonFieldsProps) {
  const texts = useTexts(registrationTexts);
  const { readonly, onRemove } = rest;
  const { people, name, answers, answer } = typed;
  const questions = useMemo(() => personQuestions(person.key, each), [person.key, each]);
  const isAlone = people.length === 1;
  const called = calledAs(person, people);
  const names = (['prenom', 'nom'] as const).map((field) => (
    <div key={field} className={form.field} data-field={personKey(person.key, field)}>
      <TextField
        label={field === 'prenom' ? texts.firstName : texts.lastName}
        autoComplete={at > 0 ? 'off' : field === 'prenom' ? 'given-name' : 'family-name'}
        required
        disabled={readonly}
        value={person[field]}
        error={problems[personKey(person.key, field)]}
        onChange={(value) => name(person.key, { [field]: value })}
      />
    </div>
  ));
  return (
    <fieldset className={isAlone ? styles.person : styles.block} data-person={person.key}>
      <legend className={isAlone ? unseen.hidden : styles.legend}>
        <bdi>{called || texts.person(at + 1)}</bdi>
      </legend>
      <div className={styles.names}>{names}</div>
      {questions.map((field) => (
        <FormField
          key={field.key}
          field={field}
          answer={answers[field.key]}
          problem={problems[field.key]}
          disabled={readonly}
          onAnswer={answer}
        />
      ))}
      {!isAlone && !readonly && (
        <Button
          variant="quiet"
          className={form.submit}
          aria-label={called ? texts.removeNamed(called) : texts.removePerson(at + 1)}
          onClick={onRemove}
        >
          {texts.remove}
        </Button>
      )}
    </fieldset>
  );
}
