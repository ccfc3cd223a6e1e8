import { type RoleStaffing, type ServiceDate, staffingSum } from '../../../../domain/events/staffing';
import { Link } from '../../../../routing/Link';
import { formatHours, formatLongDate } from '../../../../texts/records/longFormats';
import { useTexts } from '../../../../texts/texts';
import { Badge } from '../../../../ui/display/Badge';
import { eventPaths } from '../../../routes';
import styles from './ServiceWeeks.module.css';
import { serviceWeeksTexts } from './texts.fr';

/** One date: its moment, its name, which leads to the event on that date, its roles, and what is to do. */
export function DateRow({ date }: { date: ServiceDate }) {
  const { evenement: event, jour: day, roles } = date;
  const { id, nom_evenement, heure_debut, heure_fin } = event;
  return (
    <li className={styles.date}>
      <p className={styles.moment}>
        <span className={styles.day}>{formatLongDate(day)}</span>
        {heure_debut && <span>{formatHours(heure_debut, heure_fin)}</span>}
      </p>
      <div className={styles.what}>
        <p className={styles.name}>
          <Link to={`${eventPaths.detail.to({ id })}?jour=${day}`}>{nom_evenement}</Link>
        </p>
        <Roles roles={roles} />
      </div>
      <Counts date={date} />
    </li>
  );
}

/** What is missing comes first. */
function Counts({ date: { roles, absents: absent, chevauchements } }: { date: ServiceDate }) {
  const texts = useTexts(serviceWeeksTexts);
  const sum = staffingSum(roles);
  const elsewhere = chevauchements ?? 0;
  const open = sum.manquants + sum.attente + sum.a_demander + sum.non + absent + elsewhere;
  const isComplete = sum.oui > 0 && open === 0;
  return (
    <p className={styles.counts}>
      {roles.length === 0 && <Badge>{texts.nobody}</Badge>}
      {isComplete && <Badge tone="accent">{texts.complete}</Badge>}
      {sum.manquants > 0 && <Badge tone="danger">{texts.missing(sum.manquants)}</Badge>}
      {sum.non > 0 && <Badge tone="danger">{texts.refused(sum.non)}</Badge>}
      {absent > 0 && <Badge tone="warning">{texts.absent(absent)}</Badge>}
      {elsewhere > 0 && <Badge tone="warning">{texts.elsewhere(elsewhere)}</Badge>}
      {sum.attente > 0 && <Badge tone="warning">{texts.waiting(sum.attente)}</Badge>}
      {sum.a_demander > 0 && <Badge>{texts.toAsk(sum.a_demander)}</Badge>}
      {sum.oui > 0 && <Badge tone="accent">{texts.confirmed(sum.oui)}</Badge>}
    </p>
  );
}

function Roles({ roles }: { roles: readonly RoleStaffing[] }) {
  const texts = useTexts(serviceWeeksTexts);
  if (roles.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: lists without markers are none for VoiceOver
    <ul role="list" className={styles.roles}>
      {roles.map(({ id, libelle, nombre, oui, attente, a_demander, manquants: missing }) => (
        <li key={id} data-missing={missing > 0 || undefined}>
          {texts.role(libelle, oui + attente + a_demander, nombre)}
        </li>
      ))}
    </ul>
  );
}
