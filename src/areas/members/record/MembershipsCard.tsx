import { type ReactNode, useRef } from 'react';
import { itemColor } from '../../../domain/color';
import type { Member } from '../../../domain/members/member';
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
import { detailTexts } from './texts.fr';
import { useStepRemoval } from './useCardRemovals';

/** The member's group, department and integration steps. Longer than 50 lines, because its three sections are alike. */
export function MembershipsCard({ member, readonly }: { member: Member; readonly: boolean }) {
  const texts = useTexts(detailTexts);
  const { groupe_actuel: group, departement_actuel: department, etape_actuelle } = member;
  const steps = etape_actuelle ?? [];
  const card = useRef<HTMLDivElement>(null);
  const focusCard = () => card.current?.focus({ preventScroll: true });
  const leaveGroup = useRemoveFromGroup(member, focusCard, 'toast');
  const leaveDepartment = useRemoveFromDepartment(member, focusCard, 'toast');
  const stepRemoval = useStepRemoval(member, focusCard);
  const [mayGroup, mayDepartment] = [useRight('groupes.modifier'), useRight('departements.modifier')];
  const adder = (kind: AddKind, label: string) =>
    !readonly && <AddButton kind={kind} label={label} member={member} />;
  return (
    <Panel title={texts.path}>
      <div ref={card} tabIndex={-1} className={styles.focusable}>
        <Section title={texts.groupe} add={mayGroup && adder('group', texts.addToGroup)}>
          {group && (
            <Entry
              label={group.nom}
              color={itemColor(group.color, group.nom)}
              note={group.date_inscription && texts.since(formatDate(group.date_inscription))}
              removal={!readonly && mayGroup && { label: texts.leave(group.nom), onClick: leaveGroup }}
            />
          )}
        </Section>
        <Section title={texts.departement} add={mayDepartment && adder('department', texts.addToDepartment)}>
          {department && (
            <Entry
              label={department.nom}
              color={itemColor(department.color, department.nom)}
              note={department.date_inscription && texts.since(formatDate(department.date_inscription))}
              removal={
                !readonly && mayDepartment && { label: texts.leave(department.nom), onClick: leaveDepartment }
              }
            />
          )}
        </Section>
        <Section title={texts.etapes(steps.length)} add={adder('step', texts.addStep)}>
          {steps.length > 0 &&
            steps.map((step) => (
              <Entry
                key={step.id}
                label={step.libelle}
                color={itemColor(step.couleur, step.libelle)}
                note={step.date_association && texts.on(formatDate(step.date_association))}
                removal={!readonly && stepRemoval(step)}
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
