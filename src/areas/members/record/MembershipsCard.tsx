import { type ReactNode, useRef } from 'react';
import { itemColor } from '../../../domain/couleur';
import type { Membre } from '../../../domain/members/membre';
import { useRight } from '../../../session/useSession';
import { formatDate } from '../../../texts/formats';
import { useTexts } from '../../../texts/texts';
import { Panel } from '../../../ui/display/Panel';
import { useRemoveFromDepartment } from '../actions/useRemoveFromDepartment';
import { useRemoveFromGroup } from '../actions/useRemoveFromGroup';
import { AddButton } from './add/AddButton';
import type { AddKind } from './add/Adder';
import styles from './MemberDetail.module.css';
import { RemoveButton } from './RemoveButton';
import { detailTexts } from './texts';
import { useStepRemoval } from './useCardRemovals';

/** The member's group, department and integration steps. Longer than 50 lines, because its three sections are alike. */
export function MembershipsCard({ membre, readonly }: { membre: Membre; readonly: boolean }) {
  const texts = useTexts(detailTexts);
  const { groupe_actuel: groupe, departement_actuel: departement, etape_actuelle } = membre;
  const etapes = etape_actuelle ?? [];
  const card = useRef<HTMLDivElement>(null);
  const focusCard = () => card.current?.focus({ preventScroll: true });
  const leaveGroup = useRemoveFromGroup(membre, focusCard, 'toast');
  const leaveDepartment = useRemoveFromDepartment(membre, focusCard, 'toast');
  const stepRemoval = useStepRemoval(membre, focusCard);
  const [mayGroup, mayDepartment] = [useRight('groupes.modifier'), useRight('departements.modifier')];
  const adder = (kind: AddKind, label: string) =>
    !readonly && <AddButton kind={kind} label={label} membre={membre} />;
  return (
    <Panel title={texts.path}>
      <div ref={card} tabIndex={-1} className={styles.focusable}>
        <Section title={texts.groupe} add={mayGroup && adder('group', texts.addToGroup)}>
          {groupe && (
            <Entry
              label={groupe.nom}
              color={itemColor(groupe.color, groupe.nom)}
              note={groupe.date_inscription && texts.since(formatDate(groupe.date_inscription))}
              removal={!readonly && mayGroup && { label: texts.leave(groupe.nom), onClick: leaveGroup }}
            />
          )}
        </Section>
        <Section title={texts.departement} add={mayDepartment && adder('department', texts.addToDepartment)}>
          {departement && (
            <Entry
              label={departement.nom}
              color={itemColor(departement.color, departement.nom)}
              note={departement.date_inscription && texts.since(formatDate(departement.date_inscription))}
              removal={
                !readonly &&
                mayDepartment && { label: texts.leave(departement.nom), onClick: leaveDepartment }
              }
            />
          )}
        </Section>
        <Section title={texts.etapes(etapes.length)} add={adder('step', texts.addStep)}>
          {etapes.length > 0 &&
            etapes.map((etape) => (
              <Entry
                key={etape.id}
                label={etape.libelle}
                color={itemColor(etape.couleur, etape.libelle)}
                note={etape.date_association && texts.on(formatDate(etape.date_association))}
                removal={!readonly && stepRemoval(etape)}
              />
            ))}
        </Section>
      </div>
    </Panel>
  );
}

interface SectionProps {
  title: string;
  /** The button that adds an entry. */
  add: ReactNode;
  children: ReactNode;
}

function Section({ title, add, children }: SectionProps) {
  const texts = useTexts(detailTexts);
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{title}</h3>
      {add}
      {children ? (
        <ul className={styles.entries}>{children}</ul>
      ) : (
        <p className={styles.none}>{texts.noData}</p>
      )}
    </section>
  );
}

interface EntryProps {
  label: string;
  color: string;
  note?: ReactNode;
  removal?: { label: string; onClick(): void } | false;
}

function Entry({ label, color, note, removal }: EntryProps) {
  return (
    <li className={styles.entry}>
      <span className={styles.dot} style={{ background: color }} />
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
      {removal && <RemoveButton {...removal} />}
    </li>
  );
}
