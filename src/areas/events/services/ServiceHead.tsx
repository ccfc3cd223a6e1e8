import { useState } from 'react';
import { type RoleStaffing, staffingOf } from '../../../domain/events/staffing';
import { readFailureText } from '../../../texts/failures';
import { formatLongDate } from '../../../texts/records/longFormats';
import { useTexts } from '../../../texts/texts';
import { IconButton } from '../../../ui/button/IconButton';
import { Badge } from '../../../ui/display/Badge';
import { Select } from '../../../ui/form/fields/Select';
import { LazyDialog } from '../../../ui/lazy/LazyDialog';
import { ErrorState } from '../../../ui/state/ErrorState';
import styles from './Services.module.css';
import { teamTexts } from './team/texts.fr';
import { serviceTexts } from './texts.fr';
import { type ServicesView, teamDateOf } from './useServices';

const loadReplace = () => import('./team/ReplaceDialog');

/** Above the speakers: the date that is shown, and what its roles have and miss. */
export function ServiceHead({ services }: { services: ServicesView }) {
  const texts = useTexts(serviceTexts);
  const { ownTeam } = useTexts(teamTexts);
  const { day, days, choose, query } = services;
  return (
    <div className={styles.head}>
      {days.length > 1 && (
        <Select
          label={texts.date}
          options={days.map((value) => ({ value, label: formatLongDate(value) }))}
          value={day}
          onChange={choose}
        />
      )}
      {query.failure && (
        <ErrorState
          inline
          message={readFailureText(query.failure, texts.failed)}
          isRetrying={query.isRefreshing}
          onRetry={query.reload}
        />
      )}
      {services.hasTeams && query.data?.equipe?.updated_at && <p className={styles.note}>{ownTeam}</p>}
      {query.data && <Roles services={services} rows={staffingOf(query.data.roles, query.data.personnes)} />}
    </div>
  );
}

/** The needed roles, and those in which somebody is missing. */
function Roles({ services, rows }: { services: ServicesView; rows: readonly RoleStaffing[] }) {
  const texts = useTexts(serviceTexts);
  const told = rows.filter(({ nombre, manquants: missing }) => nombre > 0 || missing > 0);
  const [adding, setAdding] = useState<RoleStaffing>();
  const { mayChange, hasTeams } = services;
  if (told.length === 0) return null;
  return (
    <div className={styles.roles}>
      {/* biome-ignore lint/a11y/noRedundantRoles: lists without markers are none for VoiceOver */}
      <ul role="list" aria-label={texts.roles} className={styles.list}>
        {told.map((row) => (
          <Role key={row.id} row={row} onAdd={hasTeams && mayChange ? () => setAdding(row) : undefined} />
        ))}
      </ul>
      {adding && (
        <LazyDialog
          load={loadReplace}
          props={{ date: teamDateOf(services), role: adding, onClose: () => setAdding(undefined) }}
        />
      )}
    </div>
  );
}

function Role({ row, onAdd }: { row: RoleStaffing; onAdd: (() => void) | undefined }) {
  const texts = useTexts(serviceTexts);
  const { addTitle } = useTexts(teamTexts);
  const { libelle, nombre, oui, attente, a_demander, manquants: missing } = row;
  return (
    <li className={styles.role}>
      <span>{texts.role(libelle, oui + attente + a_demander, nombre)}</span>
      {missing > 0 && <Badge tone="danger">{texts.missing(missing)}</Badge>}
      {onAdd && <IconButton icon="plus" label={addTitle(libelle)} onClick={onAdd} />}
    </li>
  );
}
