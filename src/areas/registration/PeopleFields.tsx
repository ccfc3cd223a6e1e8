import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Problems } from '../../questions/answers';
import form from '../../questions/form.module.css';
import { useTexts } from '../../texts/texts';
import { Button } from '../../ui/button/Button';
import { TextField } from '../../ui/form/fields/TextField';
import { personKey, type TypedPerson } from './people';
import styles from './Registration.module.css';
import { registrationTexts } from './texts.fr';

interface PeopleFieldsProps {
  typed: {
    people: readonly TypedPerson[];
    add(): void;
    remove(key: number): void;
    name(key: number, change: Partial<TypedPerson>): void;
  };
  problems: Problems;
  /** The most people in one registration. */
  max: number;
  readonly: boolean;
}

/** Moves the focus to the first name of a person who is added: the button stands below, and is gone after the last one. */
function useFocusOnAdded(place: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count);
  useLayoutEffect(() => {
    if (count > before.current)
      place.current?.querySelector<HTMLElement>('fieldset:last-of-type input')?.focus();
    before.current = count;
  }, [place, count]);
}

/** First and last name of each person. The last name of a further one is that of the person before. */
export function PeopleFields({ typed, problems, max, readonly }: PeopleFieldsProps) {
  const texts = useTexts(registrationTexts);
  const { people, add, remove, name } = typed;
  const place = useRef<HTMLDivElement>(null);
  useFocusOnAdded(place, people.length);
  const names = (person: TypedPerson, at: number) =>
    (['prenom', 'nom'] as const).map((field) => (
      <div key={field} className={form.field} data-field={personKey(at, field)}>
        <TextField
          label={field === 'prenom' ? texts.firstName : texts.lastName}
          autoComplete={at > 0 ? 'off' : field === 'prenom' ? 'given-name' : 'family-name'}
          required
          disabled={readonly}
          value={person[field]}
          error={problems[personKey(at, field)]}
          onChange={(value) => name(person.key, { [field]: value })}
        />
      </div>
    ));
  return (
    <div ref={place} className={styles.people} data-field="personnes" tabIndex={-1}>
      {people.map((person, at) => (
        <fieldset key={person.key} className={styles.person}>
          <legend className={styles.legend}>{texts.person(at + 1)}</legend>
          <div className={styles.names}>{names(person, at)}</div>
          {people.length > 1 && !readonly && (
            <Button
              variant="quiet"
              aria-label={texts.removePerson(at + 1)}
              onClick={() => {
                remove(person.key);
                place.current?.focus();
              }}
            >
              {texts.remove}
            </Button>
          )}
        </fieldset>
      ))}
      {people.length < max && !readonly && (
        <Button icon="plus" className={form.submit} onClick={add}>
          {texts.addPerson}
        </Button>
      )}
    </div>
  );
}
