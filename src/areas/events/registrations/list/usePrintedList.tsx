import { type ReactNode, useRef, useState } from 'react';
import { shownPhone } from '../../../../domain/contact/telephone';
import type { CalendarEvent } from '../../../../domain/events/event';
import type { Attendee } from '../../../../domain/registrations/registration';
import { HOLDING } from '../../../../domain/registrations/registrationState';
import { formatEventHours } from '../../../../texts/records/dayHours';
import { formatLongDays } from '../../../../texts/records/longDays';
import { useTexts } from '../../../../texts/texts';
import { Button } from '../../../../ui/button/Button';
import { Dialog } from '../../../../ui/dialog/Dialog';
import { Checkbox } from '../../../../ui/form/fields/Checkbox';
import { printSheet } from '../../../../ui/output/printSheet';
import styles from '../Registrations.module.css';
import { attendeeStateTexts, registrationSectionTexts } from '../texts.fr';
import { type AnswerCell, type AskedQuestions, answerTable, listName } from './answers';

type People = readonly Attendee[];

/** Prints names, contacts and the chosen answers. The choice is only asked where there are answers. */
export function usePrintedList(
  event: CalendarEvent,
  asked: AskedQuestions,
): {
  print(people: People): void;
  /** The sheet’s place and the open choice. */
  parts: ReactNode;
} {
  const place = useRef<HTMLDivElement>(null);
  const [choosing, setChoosing] = useState<People>();
  const write = useSheet(event, asked);
  const questionsOf = (people: People) => answerTable(people, asked).columns.map(({ question }) => question);
  const output = (people: People, questions: readonly string[]) => {
    setChoosing(undefined);
    if (place.current) write(people, questions, place.current);
  };
  const print = (people: People) =>
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

/** Those with a place on the first list, those who wait on one of their own. */
function useSheet(
  { nom_evenement, date, date_fin, heure_debut, heure_fin, lieu }: CalendarEvent,
  asked: AskedQuestions,
) {
  const texts = useTexts(registrationSectionTexts);
  const states = useTexts(attendeeStateTexts);
  const written = ({ text, isMissing, at, ofAll }: AnswerCell): string =>
    [text, isMissing && texts.missing, at && texts.answeredWith(at), ofAll && texts.answeredForAll(ofAll)]
      .filter(Boolean)
      .join(' ');
  const named = (person: Attendee): string => {
    const { etat, place } = person;
    if (etat === 'inscrit') return listName(person);
    const state = etat === 'attente' && place ? texts.waitingAt(place) : states[etat];
    return texts.withState(listName(person), state);
  };
  return (people: People, questions: readonly string[], place: HTMLElement) => {
    const rowsOf = (part: People) => {
      const { columns, cells } = answerTable(part, asked);
      return part.map((person) => {
        const { id, email, telephone } = person;
        const answers = questions.map((asked) => {
          const at = columns.findIndex(({ question }) => question === asked);
          const cell = cells.get(id)?.[at];
          return cell ? written(cell) : '';
        });
        return [
          named(person),
          ...answers,
          [email, telephone && shownPhone(telephone)].filter(Boolean).join(' · '),
        ];
      });
    };
    const coming = people.filter(({ etat }) => HOLDING.includes(etat));
    const waiting = people.filter(({ etat }) => etat === 'attente');
    const about = [
      formatLongDays(date, date_fin ?? ''),
      formatEventHours({ date, date_fin, heure_debut, heure_fin }),
      lieu?.trim() ?? '',
    ];
    const lines = [...about.filter(Boolean), texts.printed(coming.length)];
    const headers = [texts.name, ...questions, texts.contact];
    const waitingList = { title: texts.printedWaiting(waiting.length), headers, rows: rowsOf(waiting) };
    printSheet(
      {
        title: nom_evenement,
        lines,
        headers,
        rows: rowsOf(coming),
        ...(waiting.length > 0 && { further: [waitingList] }),
      },
      place,
    );
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
