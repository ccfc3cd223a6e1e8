import { type ReactNode, useRef } from 'react';
import { itemColor } from '../../../domain/color';
import type { Member } from '../../../domain/members/member';
import { useIsHiddenByPage, useIsOffered } from '../../../session/hostPage';
import { useRight } from '../../../session/useSession';
import { formatDay } from '../../../texts/records/formatDay';
import { useTexts } from '../../../texts/texts';
import { Panel } from '../../../ui/display/Panel';
import { useRemoveFromDepartment } from '../actions/useRemoveFromDepartment';
import { useRemoveFromGroup } from '../actions/useRemoveFromGroup';
import { AddButton } from './add/AddButton';
import styles from './cards.module.css';
import { RemoveButton } from './RemoveButton';
import { detailTexts } from './texts.fr';
import { useStepRemoval } from './useCardRemovals';

/** The member's group, department and integration steps. */
export function MembershipsCard({ member, readonly }: { member: Member; readonly: boolean }) {
  const texts = useTexts(detailTexts);
  const { groupe_actuel: group, departement_actuel: department } = member;
  const card = useRef<HTMLDivElement>(null);
  const focusCard = () => card.current?.focus({ preventScroll: true });
  const leaveGroup = useRemoveFromGroup(member, focusCard, 'toast');
  const leaveDepartment = useRemoveFromDepartment(member, focusCard, 'toast');
  const isOffered = useIsOffered();
  const mayGroup = useRight('groupes.modifier') && isOffered('group');
  const mayDepartment = useRight('departements.modifier') && isOffered('department');
  return (
    <Panel title={texts.path}>
      <div ref={card} tabIndex={-1} className={styles.focusable}>
        <Section
          title={texts.groupe}
          add={!readonly && mayGroup && <AddButton kind="group" label={texts.addToGroup} member={member} />}
        >
          {group && <Place place={group} onLeave={!readonly && mayGroup && leaveGroup} />}
        </Section>
        <Section
          title={texts.departement}
          add={
            !readonly &&
            mayDepartment && <AddButton kind="department" label={texts.addToDepartment} member={member} />
          }
        >
          {department && <Place place={department} onLeave={!readonly && mayDepartment && leaveDepartment} />}
        </Section>
        <StepsSection member={member} readonly={readonly} focusCard={focusCard} />
      </div>
    </Panel>
  );
}

interface PlaceProps {
  place: NonNullable<Member['groupe_actuel'] | Member['departement_actuel']>;
  /** False where the user may not remove the member from it. */
  onLeave: (() => void) | false;
}

/** The group or the department that the member is in. */
function Place({ place: { nom, color, date_inscription: since }, onLeave }: PlaceProps) {
  const texts = useTexts(detailTexts);
  return (
    <Entry
      label={nom}
      color={itemColor(color, nom)}
      note={since && texts.since(formatDay(since))}
      removal={onLeave && { label: texts.leave(nom), onClick: onLeave }}
    />
  );
}

interface StepsSectionProps {
  member: Member;
  readonly: boolean;
  /** Moves the focus to the card, where the button of a removed step had it. */
  focusCard(): void;
}

function StepsSection({ member, focusCard, ...props }: StepsSectionProps) {
  const readonly = useIsHiddenByPage('step') || props.readonly;
  const texts = useTexts(detailTexts);
  const removalOf = useStepRemoval(member, focusCard);
  const steps = member.etape_actuelle ?? [];
  return (
    <Section
      title={texts.etapes(steps.length)}
      add={!readonly && <AddButton kind="step" label={texts.addStep} member={member} />}
    >
      {steps.length > 0 &&
        steps.map((step) => (
          <Entry
            key={step.id}
            label={step.libelle}
            color={itemColor(step.couleur, step.libelle)}
            note={step.date_association && texts.on(formatDay(step.date_association))}
            removal={!readonly && removalOf(step)}
          />
        ))}
    </Section>
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
