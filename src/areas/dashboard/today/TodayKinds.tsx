import type { ReactNode } from 'react';
import { type DateProgress, dateProgress } from '../../../domain/events/dateProgress';
import { NEW_ANSWERS_MAX } from '../../../domain/forms/form';
import type { ToCompleteRow } from '../../../domain/toComplete';
import type { Birthday, ComingEvent, FormNews, Today } from '../../../domain/today';
import { PersonName } from '../../../people/PersonName';
import { useCapability } from '../../../session/useSession';
import { formatDate, isoMinute } from '../../../texts/formats';
import { formatDayHours } from '../../../texts/records/dayHours';
import { formatTime } from '../../../texts/records/longFormats';
import { useTexts } from '../../../texts/texts';
import { Badge } from '../../../ui/display/Badge';
import { eventPaths, formPaths, memberPaths } from '../../routes';
import { birthdaysFrom, LIST_OF, newcomersSince } from '../lists';
import { dayWords } from './dayWords';
import { Kind, PlaceLink } from './Kind';
import { ToCompleteSection, useToComplete } from './ToCompleteSection';
import styles from './Today.module.css';
import { toCompleteTexts, todayTexts } from './texts.fr';

interface TodayKindsProps {
  answer: Today;
  onGrow(): void;
}

/** Each kind that the viewer may read, so that the block looks the same every day. */
export function TodayKinds({ answer, onGrow }: TodayKindsProps) {
  const texts = useTexts(todayTexts);
  const { jour: today, evenements, anniversaires, reponses, nouveaux } = answer;
  const { query, isTold } = useToComplete();
  const hasBirthdayList = useCapability('anniversaires');
  return (
    <div className={styles.kinds}>
      {isTold && <ToCompleteSection query={query} today={today} onGrow={onGrow} />}
      {evenements && (
        <EventsKind events={evenements} today={today} lacks={query.data?.lignes ?? []} onGrow={onGrow} />
      )}
      {anniversaires && (
        <Kind
          title={texts.birthdays}
          empty={texts.noBirthdays}
          total={anniversaires.total}
          list={hasBirthdayList ? birthdaysFrom(today) : undefined}
          onGrow={onGrow}
        >
          {anniversaires.liste.map((birthday) => (
            <BirthdayRow key={birthday.id} birthday={birthday} today={today} />
          ))}
        </Kind>
      )}
      {reponses && (
        <Kind
          title={texts.answers}
          empty={texts.noAnswers}
          total={reponses.total}
          list={formPaths.list.to()}
          onGrow={onGrow}
        >
          {reponses.liste.map((form) => (
            <FormRow key={form.id} form={form} />
          ))}
        </Kind>
      )}
      {nouveaux && (
        <Kind title={texts.newcomers} empty={texts.noNewcomers} total={0} onGrow={onGrow}>
          {nouveaux.total > 0 && <NewcomersRow newcomers={nouveaux} />}
        </Kind>
      )}
    </div>
  );
}

interface EventsKindProps {
  events: NonNullable<Today['evenements']>;
  today: string;
  /** What needs a hand, of these events and of others. */
  lacks: readonly ToCompleteRow[];
  onGrow(): void;
}

/** What goes on and what comes next; what is over has left. */
function EventsKind({ events, today, lacks, onGrow }: EventsKindProps) {
  const texts = useTexts(todayTexts);
  const { total, liste, sans_intervenant: speakerless } = events;
  const minute = isoMinute(new Date());
  const dates = liste.map((event) => ({ event, progress: dateProgress(event, minute) }));
  const over = dates.filter(({ progress }) => progress === 'over');
  const lacking = (speakerless ?? 0) - over.filter(({ event }) => event.intervenants === 0).length;
  return (
    <Kind
      title={texts.events}
      empty={texts.noEvents}
      total={total - over.length}
      note={lacking > 0 ? <Badge tone="warning">{texts.lacking(lacking)}</Badge> : undefined}
      list={eventPaths.list.to()}
      onGrow={onGrow}
    >
      {dates
        .filter(({ progress }) => progress !== 'over')
        .map(({ event, progress }) => (
          <EventRow
            key={`${event.id} ${event.jour}`}
            event={event}
            progress={progress}
            today={today}
            lacks={lacks.filter(({ evenement, jour }) => evenement?.id === event.id && jour === event.jour)}
          />
        ))}
    </Kind>
  );
}

const Row = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <li className={styles.row}>
    {name}
    <span className={styles.facts}>{children}</span>
  </li>
);

interface EventRowProps extends Pick<EventsKindProps, 'today' | 'lacks'> {
  event: ComingEvent;
  progress: DateProgress;
}

function EventRow({ event, progress, today, lacks }: EventRowProps) {
  const texts = useTexts(todayTexts);
  const words = useTexts(toCompleteTexts);
  const { id, nom_evenement: name, jour: day, heure_fin: end, intervenants } = event;
  const hours = formatDayHours(day, event);
  const isRunning = progress === 'running';
  // What began on another day says which.
  const until = isRunning && end && day === today ? texts.until(formatTime(end)) : '';
  const when = [dayWords(day, today, texts), hours].filter(Boolean).join(', ');
  return (
    <Row name={<PlaceLink to={eventPaths.detail.to({ id })}>{name}</PlaceLink>}>
      {isRunning && <Badge tone="accent">{texts.running}</Badge>}
      <span>{until || when}</span>
      {/* A back end that doesn't count them says nothing. */}
      {intervenants === 0 && <Badge tone="warning">{texts.noSpeaker}</Badge>}
      {lacks.map(({ genre, nombre }) => (
        <Badge key={genre} tone={genre === 'roles' ? 'danger' : 'warning'}>
          {words[genre](nombre)}
        </Badge>
      ))}
    </Row>
  );
}

function BirthdayRow({ birthday, today }: { birthday: Birthday; today: string }) {
  const texts = useTexts(todayTexts);
  const { id, jour: day, age } = birthday;
  const when = dayWords(day, today, texts);
  return (
    <Row
      name={
        <PlaceLink to={memberPaths.detail.to({ id })}>
          <PersonName person={birthday} />
        </PlaceLink>
      }
    >
      {age == null ? when : texts.turns(when, age)}
    </Row>
  );
}

function FormRow({ form: { id, nom_du_formulaire: name, nouvelles: fresh } }: { form: FormNews }) {
  const texts = useTexts(todayTexts);
  return (
    <Row name={<PlaceLink to={formPaths.answer.to({ id })}>{name}</PlaceLink>}>
      {fresh < NEW_ANSWERS_MAX ? texts.fresh(fresh) : texts.manyFresh(NEW_ANSWERS_MAX)}
    </Row>
  );
}

function NewcomersRow({ newcomers }: { newcomers: NonNullable<Today['nouveaux']> }) {
  const texts = useTexts(todayTexts);
  const { total, depuis, prenoms } = newcomers;
  // Without the filters, the list can only show everyone.
  const list = useCapability('filtres') ? newcomersSince(depuis) : LIST_OF.members;
  return (
    <Row name={<PlaceLink to={list}>{texts.newcomerCount(total, formatDate(depuis))}</PlaceLink>}>
      {texts.firstNames(prenoms, total - prenoms.length)}
    </Row>
  );
}
