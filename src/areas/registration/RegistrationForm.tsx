import { type Ref, useEffect, useMemo } from 'react';
import { longDay, minuteWords, momentWords } from '../../domain/calendar/momentWords';
import type { NamedValues } from '../../domain/records';
import { type AskedField, fieldsOf, type Problems } from '../../questions/answers';
import styles from '../../questions/form.module.css';
import { publicFormTexts } from '../../questions/texts.fr';
import { useHiddenFields } from '../../questions/useHiddenFields';
import type { HeadingLevel } from '../../questions/usePageTitle';
import type { PageKnowledge } from '../../questions/usePrefill';
import { useStamp } from '../../questions/useStamp';
import { VisitorForm } from '../../questions/VisitorForm';
import { useTexts } from '../../texts/texts';
import { TextField } from '../../ui/form/fields/TextField';
import { useStableCallback } from '../../ui/useStableCallback';
import { useAnnounce } from '../../ui/widgetRoot/useWidgetRoot';
import { checkPrefill } from '../checkPrefill';
import { PeopleFields } from './PeopleFields';
import { ownFields, type Questions } from './people';
import own from './Registration.module.css';
import type { OpenRegistration, PersonOutcome, SentRegistration } from './registrationCalls';
import { registrationTexts } from './texts.fr';
import { useRegistration } from './useRegistration';

interface RegistrationFormProps extends Omit<PageKnowledge, 'checkNames'> {
  hiddenFields?: NamedValues | undefined;
  event: OpenRegistration;
  /** The identifier of the registration. */
  address: string;
  readonly: boolean;
  title: Ref<HTMLHeadingElement>;
  level: HeadingLevel;
  onRegistered(people: readonly PersonOutcome[], sent: SentRegistration): void;
  onRefused(): Promise<void>;
  /** It turned out to be closed when it was sent. */
  onClosed(state: string): void;
  onStarted(): void;
}

/** What visitors fill in to register; while registrations are closed, why. */
export function RegistrationForm(props: RegistrationFormProps) {
  const { event } = props;
  const texts = useTexts(registrationTexts);
  if (event.message)
    return (
      <div className={styles.form}>
        <Introduction {...props} />
        <p role="status" aria-label={texts.closed} className={own.notice}>
          <strong>{event.message}</strong>
        </p>
      </div>
    );
  return <OpenForm {...props} />;
}

/** Whose event it is, its name, when and where, and how many places are left. */
function Introduction({ event, title, level: Heading }: RegistrationFormProps) {
  const texts = useTexts(registrationTexts);
  const { places_libres: free, attente: hasWaitingList, accord, message } = event;
  return (
    <div>
      {event.organisation && <p className={styles.organisation}>{event.organisation}</p>}
      <Heading ref={title} tabIndex={-1} className={styles.title}>
        {event.nom_evenement}
      </Heading>
      <p className={own.moment}>{momentWords(event, event.fuseau)}</p>
      {event.lieu && <p>{texts.where(event.lieu)}</p>}
      {!message && free !== undefined && free > 0 && <p>{texts.left(free)}</p>}
      {!message && free === 0 && hasWaitingList && (
        <p className={`${own.notice} ${own.waits}`}>{texts.waiting}</p>
      )}
      {!message && event.ouvert_au && <p>{texts.until(untilWords(event.ouvert_au))}</p>}
      {!message && accord && <p>{texts.agreement}</p>}
    </div>
  );
}

/** The last minute of a day is the day. */
const untilWords = (minute: string): string =>
  minute.endsWith('T23:59') ? longDay(minute.slice(0, 10)) : minuteWords(minute);

/** Questions of each person and once. Two of one name are «Nom» and «Nom (2)», in either part. */
function useQuestions({ champs }: OpenRegistration): Questions {
  const { unnamed } = useTexts(publicFormTexts);
  return useMemo(() => {
    const all = fieldsOf(champs, unnamed);
    const isEach = (_: AskedField, at: number) => champs[at]?.par_personne === true;
    return { each: all.filter(isEach), once: all.filter((field, at) => !isEach(field, at)) };
  }, [champs, unnamed]);
}

/** The stamp of the event as it was read last. */
function useCurrentStamp(tampon: string | undefined) {
  const { trap, renew, marks } = useStamp(tampon);
  const take = useStableCallback(renew);
  useEffect(() => take(tampon), [take, tampon]);
  return { trap, marks };
}

const checkNames = checkPrefill('parvis-registration');

function OpenForm(props: RegistrationFormProps) {
  const { event, address, readonly, onRegistered, onRefused, onClosed, onStarted } = props;
  const texts = useTexts(registrationTexts);
  const formTexts = useTexts(publicFormTexts);
  const questions = useQuestions(event);
  const { trap, marks } = useCurrentStamp(event.tampon);
  const readHidden = useHiddenFields('parvis-registration', props.hiddenFields, event.champs_caches);
  const { typed, refusal, isSending, submit } = useRegistration({
    identifiant: address,
    questions,
    stamp: { marks },
    onRegistered,
    onRefused,
    onClosed,
    knowledge: { ...props, checkNames },
    readHidden,
  });
  const { people, answers, answer } = typed;
  const isWaiting = waitsWith(event, people.length);
  const { problems } = refusal;
  return (
    <VisitorForm
      introduction={
        <>
          <Introduction {...props} />
          <p className={styles.muted}>{formTexts.requiredNote}</p>
        </>
      }
      ownFields={ownFields(people, questions.each, texts)}
      fields={questions.once}
      answers={answers}
      onAnswer={answer}
      trap={event.tampon ? trap : undefined}
      note={<Together event={event} people={people.length} />}
      privacy={event.confidentialite}
      refusal={refusal}
      readonly={readonly}
      isSending={isSending}
      button={readonly ? undefined : { ...texts, submit: isWaiting ? texts.submitWaiting : texts.submit }}
      onSubmit={submit}
      onStarted={onStarted}
    >
      <PeopleFields
        typed={typed}
        each={questions.each}
        problems={problems}
        max={event.personnes_max}
        readonly={readonly}
      />
      <ContactFields typed={typed} problems={problems} isMailed={event.recu} readonly={readonly} />
    </VisitorForm>
  );
}

/** Whether nothing but the waiting list is left for that many people. */
const waitsWith = ({ ensemble, attente, places_libres: free }: OpenRegistration, people: number): boolean =>
  attente && free !== undefined && (free === 0 || (ensemble && people > free));

/** Says before the visitor presses that the family waits together, also to those who only hear it. */
function Together({ event, people }: { event: OpenRegistration; people: number }) {
  const texts = useTexts(registrationTexts);
  const { places_libres: free = 0 } = event;
  const sentence = free > 0 && waitsWith(event, people) ? texts.together(people, free) : '';
  const announce = useAnnounce();
  useEffect(() => {
    if (sentence) announce(sentence);
  }, [announce, sentence]);
  return sentence && <p className={`${own.notice} ${own.waits}`}>{sentence}</p>;
}

interface ContactFieldsProps {
  typed: Pick<ReturnType<typeof useRegistration>['typed'], 'contact' | 'reach'>;
  problems: Problems;
  isMailed: boolean;
  readonly: boolean;
}

/** Asked once: where the confirmation goes. */
function ContactFields({ typed: { contact, reach }, problems, isMailed, readonly }: ContactFieldsProps) {
  const texts = useTexts(registrationTexts);
  return (
    <fieldset className={own.person}>
      <legend className={own.legend}>{texts.reach}</legend>
      <div className={own.names}>
        <div className={styles.field} data-field="email">
          <TextField
            label={texts.email}
            hint={isMailed ? texts.emailHint : texts.emailHintUnmailed}
            type="email"
            autoComplete="email"
            required
            disabled={readonly}
            value={contact.email}
            error={problems.email}
            onChange={(email) => reach({ email })}
          />
        </div>
        <div className={styles.field} data-field="telephone">
          <TextField
            label={texts.telephone}
            type="tel"
            autoComplete="tel"
            disabled={readonly}
            value={contact.telephone}
            error={problems.telephone}
            onChange={(telephone) => reach({ telephone })}
          />
        </div>
      </div>
    </fieldset>
  );
}
