import { type ReactNode, useRef, useState } from 'react';
import { shownPhone } from '../../../domain/contact/telephone';
import type { CalendarEvent } from '../../../domain/events/event';
import type { Attendee } from '../../../domain/events/registration';
import { formatHours, formatLongDate } from '../../../texts/records/longFormats';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import { Checkbox } from '../../../ui/form/fields/Checkbox';
import { printSheet } from '../../../ui/output/printSheet';
import styles from './Registrations.module.css';
import { sentAnswers } from './sentAnswers';
import { attendeeStateTexts, registrationSectionTexts } from './texts.fr';

/** The questions that these people answered, each once. */
const questionsOf = (people: readonly Attendee[]): string[] => [
  ...new Set(people.flatMap((person) => sentAnswers(person).map(({ question }) => question))),
];

/** Prints names, states, contacts and the chosen answers. The choice is only asked where there are answers. */
export function usePrintedList(event: CalendarEvent): {
  print(people: readonly Attendee[]): void;
  /** The sheet’s place and the open choice. */
  parts: ReactNode;
} {
  const place = useRef<HTMLDivElement>(null);
  const [choosing, setChoosing] = useState<readonly Attendee[]>();
  const write = useSheet(event);
  const output = (people: readonly Attendee[], questions: readonly string[]) => {
    setChoosing(undefined);
    if (place.current) write(people, questions, place.current);
  };
  const print = (people: readonly Attendee[]) =>
    questionsOf(people).length > 0 ? setChoosing(people) : output(people, []);
  const parts = (
    <>
      {choosing && (
        <AnswerChoice
          questions={questionsOf(choosing)}
          onPrint={(questions) => output(choosing, questions)}
          onClose={() => setChoosing(undefined)}
        />
      )}
      <div ref={place} className={styles.sheet} aria-hidden="true" />
    </>
  );
  return { print, parts };
}

function useSheet({ nom_evenement, date, heure_debut, heure_fin, lieu }: CalendarEvent) {
  const texts = useTexts(registrationSectionTexts);
  const states = useTexts(attendeeStateTexts);
  return (people: readonly Attendee[], questions: readonly string[], place: HTMLElement) => {
    const rows = people.map((person) => {
      const { prenom, nom, etat, place: at, email, telephone } = person;
      const answers = sentAnswers(person);
      return [
        `${nom} ${prenom}`,
        etat === 'attente' && at ? texts.waitingAt(at) : states[etat],
        [email, telephone && shownPhone(telephone)].filter(Boolean).join(' · '),
        ...questions.map((asked) =>
          answers.flatMap(({ question, valeur }) => (question === asked ? valeur : [])).join(', '),
        ),
      ];
    });
    const about = [formatLongDate(date), formatHours(heure_debut, heure_fin), lieu?.trim() ?? ''];
    const lines = [...about.filter(Boolean), texts.printed(people.length)];
    const headers = [texts.name, texts.state, texts.contact, ...questions];
    printSheet({ title: nom_evenement, lines, headers, rows }, place);
  };
}

interface AnswerChoiceProps {
  questions: readonly string[];
  onPrint(questions: readonly string[]): void;
  onClose(): void;
}

/** Which answers the sheet has. */
function AnswerChoice({ questions, onPrint, onClose }: AnswerChoiceProps) {
  const texts = useTexts(registrationSectionTexts);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const toggle = (question: string, isChosen: boolean) =>
    setLeft((before) => {
      const after = new Set(before);
      if (isChosen) after.delete(question);
      else after.add(question);
      return after;
    });
  const chosen = questions.filter((question) => !left.has(question));
  return (
    <Dialog
      open
      size="small"
      title={texts.printTitle}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          <Button variant="primary" icon="print" onClick={() => onPrint(chosen)}>
            {texts.print}
          </Button>
        </>
      }
    >
      <fieldset className={styles.choice}>
        <legend>{texts.printedAnswers}</legend>
        {questions.map((question) => (
          <Checkbox
            key={question}
            label={question}
            checked={!left.has(question)}
            onChange={(isChosen) => toggle(question, isChosen)}
          />
        ))}
      </fieldset>
    </Dialog>
  );
}
