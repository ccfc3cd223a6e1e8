import { type Ref, useEffect, useMemo } from 'react';
import { momentWords } from '../../domain/calendar/momentWords';
import type { NamedValues } from '../../domain/records';
import { fieldsOf, type Problems } from '../../questions/answers';
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
import { contactFields } from './people';
import type { OpenRegistration, PersonOutcome } from './registrationCalls';
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
  onRegistered(people: readonly PersonOutcome[], email: string): void;
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
        <p role="status">
          <strong>{texts.closed}</strong>
        </p>
        <p>{event.message}</p>
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
      <p>{momentWords(event, event.fuseau)}</p>
      {event.lieu && <p>{texts.where(event.lieu)}</p>}
      {!message && free !== undefined && free > 0 && <p>{texts.left(free)}</p>}
      {!message && free === 0 && hasWaitingList && <p>{texts.waiting}</p>}
      {!message && accord && <p>{texts.agreement}</p>}
    </div>
  );
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
  const fields = useMemo(() => fieldsOf(event.champs, formTexts.unnamed), [event.champs, formTexts]);
  const { trap, marks } = useCurrentStamp(event.tampon);
  const readHidden = useHiddenFields('parvis-registration', props.hiddenFields, event.champs_caches);
  const { typed, refusal, isSending, submit } = useRegistration({
    identifiant: address,
    fields,
    stamp: { marks },
    onRegistered,
    onRefused,
    onClosed,
    knowledge: { ...props, checkNames },
    readHidden,
  });
  const { people, answers, answer } = typed;
  const { problems } = refusal;
  return (
    <VisitorForm
      introduction={
        <>
          <Introduction {...props} />
          <p className={styles.muted}>{formTexts.requiredNote}</p>
        </>
      }
      ownFields={contactFields(people, texts)}
      fields={fields}
      answers={answers}
      onAnswer={answer}
      trap={event.tampon ? trap : undefined}
      note={<Together event={event} people={people.length} />}
      privacy={event.confidentialite}
      refusal={refusal}
      readonly={readonly}
      isSending={isSending}
      button={readonly ? undefined : texts}
      onSubmit={submit}
      onStarted={onStarted}
    >
      <PeopleFields typed={typed} problems={problems} max={event.personnes_max} readonly={readonly} />
      <ContactFields typed={typed} problems={problems} isMailed={event.recu} readonly={readonly} />
    </VisitorForm>
  );
}

/** Says before the visitor presses that the family waits together, also to those who only hear it. */
function Together({ event, people }: { event: OpenRegistration; people: number }) {
  const texts = useTexts(registrationTexts);
  const { ensemble: isTogether, attente: hasWaitingList, places_libres: free = people } = event;
  const isWaiting = isTogether && hasWaitingList && free > 0 && people > free;
  const sentence = isWaiting ? texts.together(people, free) : '';
  const announce = useAnnounce();
  useEffect(() => {
    if (sentence) announce(sentence);
  }, [announce, sentence]);
  return sentence && <p>{sentence}</p>;
}

interface ContactFieldsProps {
  typed: Pick<ReturnType<typeof useRegistration>['typed'], 'contact' | 'reach'>;
  problems: Problems;
  isMailed: boolean;
  readonly: boolean;
}

/** Where the receipt goes. */
function ContactFields({ typed: { contact, reach }, problems, isMailed, readonly }: ContactFieldsProps) {
  const texts = useTexts(registrationTexts);
  return (
    <>
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
    </>
  );
}
