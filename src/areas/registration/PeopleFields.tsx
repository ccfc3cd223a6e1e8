import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Answers, AskedField, FieldAnswer, Problems } from '../../questions/answers';
import form from '../../questions/form.module.css';
import { useTexts } from '../../texts/texts';
import { Button } from '../../ui/button/Button';
import { FoldedPerson } from './FoldedPerson';
import { PersonFields } from './PersonFields';
import { personAnswers, type TypedPerson } from './people';
import styles from './Registration.module.css';
import { registrationTexts } from './texts.fr';

interface PeopleFieldsProps {
  typed: {
    people: readonly TypedPerson[];
    answers: Answers;
    /** The keys of those who are shown as one line. */
    folded: ReadonlySet<number>;
    add(): void;
    unfold(key: number): void;
    remove(key: number): void;
    name(key: number, change: Partial<TypedPerson>): void;
    answer(key: string, value: FieldAnswer | undefined): void;
  };
  /** The questions of each person. */
  each: readonly AskedField[];
  problems: Problems;
  /** The most people in one registration. */
  max: number;
  readonly: boolean;
}

const focus = (person: HTMLElement | undefined | null) => person?.querySelector('input')?.focus();

/** Moves the focus to the first name of a person who is added or opened: the button that did it is gone. */
function useFocusOnOpened(place: RefObject<HTMLElement | null>, count: number) {
  const before = useRef(count);
  const [opened, setOpened] = useState<number>();
  useLayoutEffect(() => {
    const all = place.current?.querySelectorAll<HTMLElement>('[data-person]');
    if (count > before.current) focus(all?.[all.length - 1]);
    before.current = count;
  }, [place, count]);
  useLayoutEffect(() => {
    if (opened !== undefined) focus(place.current?.querySelector<HTMLElement>(`[data-person="${opened}"]`));
    setOpened(undefined);
  }, [place, opened]);
  return setOpened;
}

/** Each person with their questions. The last name of a further one is that of the person before. */
export function PeopleFields({ typed, each, problems, max, readonly }: PeopleFieldsProps) {
  const texts = useTexts(registrationTexts);
  const { people, answers, folded, add, unfold, remove } = typed;
  const place = useRef<HTMLDivElement>(null);
  const setOpened = useFocusOnOpened(place, people.length);
  const hasProblem = ({ key }: TypedPerson) =>
    Object.keys(problems).some((one) => one.startsWith(`personnes.${key}.`));
  return (
    <div ref={place} className={styles.people} data-field="personnes" tabIndex={-1}>
      {people.map((person, at) => {
        if (folded.has(person.key) && !hasProblem(person))
          return (
            <FoldedPerson
              key={person.key}
              person={person}
              each={each}
              answers={personAnswers(person.key, each, answers)}
              onOpen={() => {
                unfold(person.key);
                setOpened(person.key);
              }}
            />
          );
        return (
          <PersonFields
            key={person.key}
            person={person}
            each={each}
            typed={typed}
            place={at}
            problems={problems}
            readonly={readonly}
            onRemove={() => {
              remove(person.key);
              place.current?.focus();
            }}
          />
        );
      })}
      {people.length < max && !readonly && (
        <Button icon="plus" className={form.submit} onClick={add}>
          {texts.addPerson}
        </Button>
      )}
    </div>
  );
}
