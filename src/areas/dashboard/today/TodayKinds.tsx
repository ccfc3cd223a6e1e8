import type { ReactNode } from 'react';
import { daysBetween, utcOf } from '../../../domain/calendar/dayNumbers';
import { NEW_ANSWERS_MAX } from '../../../domain/forms/form';
import type { Birthday, ComingEvent, FormNews, Today } from '../../../domain/today';
import { PersonName } from '../../../people/PersonName';
import { useCapability } from '../../../session/useSession';
import { formatDate } from '../../../texts/formats';
import { datesAs } from '../../../texts/locale';
import { formatHours } from '../../../texts/records/longFormats';
import { useTexts } from '../../../texts/texts';
import { Badge } from '../../../ui/display/Badge';
import { eventPaths, formPaths, memberPaths } from '../../routes';
import { LIST_OF, newcomersSince } from '../lists';
import { Kind, PlaceLink } from './Kind';
import styles from './Today.module.css';
import { todayTexts } from './texts.fr';

interface TodayKindsProps {
  answer: Today;
  onGrow(): void;
}

/** Each kind that the viewer may read, so that the block looks the same every day. */
export function TodayKinds({ answer, onGrow }: TodayKindsProps) {
  const texts = useTexts(todayTexts);
  const { jour: today, evenements, anniversaires, reponses, nouveaux } = answer;
  return (
    <div className={styles.kinds}>
      {evenements && <EventsKind events={evenements} today={today} onGrow={onGrow} />}
      {anniversaires && (
        <Kind title={texts.birthdays} empty={texts.noBirthdays} total={anniversaires.total} onGrow={onGrow}>
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
  onGrow(): void;
}

function EventsKind({ events, today, onGrow }: EventsKindProps) {
  const texts = useTexts(todayTexts);
  const { total, liste, sans_intervenant: lacking } = events;
  return (
    <Kind
      title={texts.events}
      empty={texts.noEvents}
      total={total}
      note={lacking ? <Badge tone="warning">{texts.lacking(lacking)}</Badge> : undefined}
      list={eventPaths.list.to()}
      onGrow={onGrow}
    >
      {liste.map((event) => (
        <EventRow key={`${event.id} ${event.jour}`} event={event} today={today} />
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

const weekdays = datesAs('weekday', 'UTC');

/**
 * «aujourd’hui», «demain», or the day of the week, which is the only one of its name within seven days. What began before
 * today and still goes on began «hier» or «avant-hier».
 */
function dayWords(day: string, today: string, texts: typeof todayTexts): string {
  const ahead = daysBetween(today, day);
  if (Number.isNaN(ahead)) return day;
  if (ahead === 0) return texts.today;
  if (ahead === -1) return texts.yesterday;
  if (ahead === -2) return texts.dayBefore;
  return ahead === 1 ? texts.tomorrow : weekdays.format(utcOf(day));
}

function EventRow({ event, today }: { event: ComingEvent; today: string }) {
  const texts = useTexts(todayTexts);
  const { id, nom_evenement: name, jour: day, heure_debut: start, heure_fin: end, intervenants } = event;
  const when = [dayWords(day, today, texts), start && formatHours(start, end)].filter(Boolean).join(', ');
  return (
    <Row name={<PlaceLink to={eventPaths.detail.to({ id })}>{name}</PlaceLink>}>
      <span>{when}</span>
      {/* A back end that doesn't count them says nothing. */}
      {intervenants === 0 && <Badge tone="warning">{texts.noSpeaker}</Badge>}
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
