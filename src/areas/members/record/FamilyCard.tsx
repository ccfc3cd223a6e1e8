import { useRef } from 'react';
import { type Member, type Relative, spouseName } from '../../../domain/members/member';
import { readDay } from '../../../domain/storedDay';
import { PersonName } from '../../../people/PersonName';
import { isDeceased } from '../../../people/personColor';
import { Link } from '../../../routing/Link';
import { useIsHiddenByPage } from '../../../session/hostPage';
import { useCapability } from '../../../session/useSession';
import { formatDay } from '../../../texts/records/formatDay';
import { fullNameOf, stateLabel } from '../../../texts/records/memberLabels';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { Panel } from '../../../ui/display/Panel';
import type { IconName } from '../../../ui/icon/Icon';
import { LazyPart } from '../../../ui/lazy/LazyPart';
import { prefetchOnIntent } from '../../../ui/lazy/prefetchOnIntent';
import { useLazyDialog } from '../../../ui/lazy/useLazyDialog';
import type { Load } from '../../../ui/loading/loadOnce';
import { memberPaths } from '../../routes';
import { AddButton } from './add/AddButton';
import styles from './cards.module.css';
import { RemoveButton } from './RemoveButton';
import { detailTexts } from './texts.fr';
import { type Removal, useChildRemoval, useSpouseRemoval } from './useCardRemovals';

/** The record reloads by itself. */
const noop = () => {};

const loadSpouse = () =>
  import('../actions/family/SpousePicker').then(({ SpousePicker }) => ({ default: SpousePicker }));
const loadChildren = () =>
  import('../actions/family/ChildrenPicker').then(({ ChildrenPicker }) => ({ default: ChildrenPicker }));

const loadFormer = () => import('./FormerSpouse');

interface FamilyCardProps {
  member: Member;
  readonly: boolean;
}

/** Spouse and children, with the buttons that add and remove them. */
export function FamilyCard(props: FamilyCardProps) {
  const { parents } = props.member;
  const texts = useTexts(detailTexts);
  const card = useRef<HTMLDivElement>(null);
  // The pressed button disappears with its entry, so the focus moves to the card.
  const focusCard = () => card.current?.focus({ preventScroll: true });
  return (
    <Panel title={texts.family}>
      <div ref={card} tabIndex={-1} className={styles.focusable}>
        <Spouse {...props} onRemoved={focusCard} />
        <Children {...props} onRemoved={focusCard} />
        {!!parents?.length && (
          <section className={styles.relatives}>
            <h3 className={styles.heading}>{texts.parents}</h3>
            <Relatives people={parents} />
          </section>
        )}
      </div>
    </Panel>
  );
}

interface KinProps extends FamilyCardProps {
  onRemoved(): void;
}

function Spouse({ member, onRemoved, ...props }: KinProps) {
  const readonly = useIsHiddenByPage('spouse') || props.readonly;
  const texts = useTexts(detailTexts);
  const { dialog, open } = useLazyDialog();
  const removalOf = useSpouseRemoval(member, onRemoved);
  const { conjoint: spouseValue, ancien_conjoint: spouseLeft } = member;
  const spouse = spouseName(spouseValue);
  return (
    <section className={styles.relatives}>
      <h3 className={styles.heading}>{texts.conjoint}</h3>
      {!readonly && !spouse && <AddButton kind="spouse" label={texts.chooseSpouse} member={member} />}
      {spouse ? (
        <Relatives
          people={[typeof spouseValue === 'object' && spouseValue ? spouseValue : { nom: spouse }]}
          removalOf={readonly ? undefined : removalOf}
        />
      ) : (
        <>
          <p className={styles.none}>{texts.noConjoint}</p>
          {spouseLeft && <LazyPart load={loadFormer} props={spouseLeft} />}
        </>
      )}
      {!readonly && (
        <DialogButton
          icon="heart"
          label={spouse ? texts.changeSpouse : texts.addSpouse}
          load={loadSpouse}
          onClick={() => open(loadSpouse, (onClose) => ({ member, onDone: noop, onClose }))}
        />
      )}
      {dialog}
    </section>
  );
}

function Children({ member, onRemoved, ...props }: KinProps) {
  const readonly = useIsHiddenByPage('child') || props.readonly;
  const texts = useTexts(detailTexts);
  const { dialog, open } = useLazyDialog();
  const removalOf = useChildRemoval(member, onRemoved);
  return (
    <section className={styles.relatives}>
      <h3 className={styles.heading}>{texts.enfants}</h3>
      {!readonly && <AddButton kind="child" label={texts.addChild} member={member} />}
      <Relatives
        people={member.enfants ?? []}
        none={texts.noEnfant}
        removalOf={readonly ? undefined : removalOf}
      />
      {!readonly && (
        <DialogButton
          icon="users"
          label={texts.addChildren}
          load={loadChildren}
          onClick={() => open(loadChildren, (onClose) => ({ member, onDone: noop, onClose }))}
        />
      )}
      {dialog}
    </section>
  );
}

interface RelativesProps {
  people: readonly Relative[];
  /** Said where there are none. */
  none?: string;
  /** The cross of a person, where they can be removed here. */
  removalOf?: ((person: Relative) => Removal | false) | undefined;
}

function Relatives({ people, none, removalOf }: RelativesProps) {
  if (people.length === 0) return <p className={styles.none}>{none}</p>;
  return (
    <ul className={styles.entries}>
      {people.map((person, at) => {
        const removal = removalOf?.(person);
        return (
          <li key={person.id ?? `${at} ${fullNameOf(person)}`} className={styles.relative}>
            <RelativeItem person={person} />
            {removal && <RemoveButton {...removal} />}
          </li>
        );
      })}
    </ul>
  );
}

interface DialogButtonProps {
  icon: IconName;
  label: string;
  /** The code of the dialog that it opens. */
  load: Load<unknown>;
  onClick(): void;
}

/** Opens a dialog, whose code is fetched once the button is pointed at or has the focus. */
function DialogButton({ icon, label, load, onClick }: DialogButtonProps) {
  return (
    <Button icon={icon} {...prefetchOnIntent(load)} onClick={onClick}>
      {label}
    </Button>
  );
}

/** A relative's name, as a link to their record where they have one. */
function RelativeItem({ person }: { person: Relative }) {
  const { id } = person;
  const name = <PersonName person={person} />;
  if (id == null) return <span className={styles.label}>{name}</span>;
  return (
    <span>
      <Link to={memberPaths.detail.to({ id })} className={styles.link}>
        {name}
      </Link>
      <Death person={person} />
    </span>
  );
}

/** «décédé le 03/11/2026», beside a spouse whose link stays. */
function Death({ person }: { person: Relative }) {
  const texts = useTexts(detailTexts);
  const hasStates = useCapability('etats');
  if (!hasStates || !isDeceased(person)) return null;
  const day = readDay(person.etat_depuis);
  const label = stateLabel(person.etat, person.genre).toLowerCase();
  return <span className={styles.note}> {day ? texts.diedOn(label, formatDay(day)) : label}</span>;
}
