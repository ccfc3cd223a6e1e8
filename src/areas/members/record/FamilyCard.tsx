import { conjointName, type Membre, type Proche } from '../../../domain/members/membre';
import { PersonName } from '../../../people/PersonName';
import { Link } from '../../../routing/Link';
import { fullNameOf } from '../../../texts/memberLabels';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import type { IconName } from '../../../ui/icon/Icon';
import { type Load, prefetchCode } from '../../../ui/lazy/loadOnce';
import { useLazyDialog } from '../../../ui/lazy/useLazyDialog';
import { Panel } from '../../../ui/panel/Panel';
import { detailPath } from '../useScreens';
import { AddButton } from './add/AddButton';
import styles from './MemberDetail.module.css';
import { detailTexts } from './texts';

/** The record reloads by itself. */
const noop = () => {};

const loadSpouse = () =>
  import('../actions/family/SpousePicker').then(({ SpousePicker }) => ({ default: SpousePicker }));
const loadChildren = () =>
  import('../actions/family/ChildrenPicker').then(({ ChildrenPicker }) => ({ default: ChildrenPicker }));

interface FamilyCardProps {
  membre: Membre;
  readonly: boolean;
}

/** Spouse and children, with the buttons that add them. */
export function FamilyCard({ membre, readonly }: FamilyCardProps) {
  const texts = useTexts(detailTexts);
  const { dialog, open } = useLazyDialog();
  const { conjoint } = membre;
  const spouse = conjointName(conjoint);
  const propsOf = (onClose: () => void) => ({ membre, onDone: noop, onClose });
  return (
    <Panel title={texts.family}>
      <section className={styles.relatives}>
        <h3 className={styles.heading}>{texts.conjoint}</h3>
        {!readonly && <AddButton kind="spouse" label={texts.chooseSpouse} membre={membre} />}
        {spouse ? (
          <Relative person={typeof conjoint === 'object' && conjoint ? conjoint : { nom: spouse }} />
        ) : (
          <p className={styles.none}>{texts.noConjoint}</p>
        )}
        {!readonly && (
          <DialogButton
            icon="heart"
            label={spouse ? texts.changeSpouse : texts.addSpouse}
            load={loadSpouse}
            onClick={() => open(loadSpouse, propsOf)}
          />
        )}
      </section>
      <section className={styles.relatives}>
        <h3 className={styles.heading}>{texts.enfants}</h3>
        {!readonly && <AddButton kind="child" label={texts.addChild} membre={membre} />}
        <Relatives people={membre.enfants ?? []} none={texts.noEnfant} />
        {!readonly && (
          <DialogButton
            icon="users"
            label={texts.addChildren}
            load={loadChildren}
            onClick={() => open(loadChildren, propsOf)}
          />
        )}
      </section>
      {!!membre.parents?.length && (
        <section className={styles.relatives}>
          <h3 className={styles.heading}>{texts.parents}</h3>
          <Relatives people={membre.parents} />
        </section>
      )}
      {dialog}
    </Panel>
  );
}

interface RelativesProps {
  people: readonly Proche[];
  /** Said where there are none. */
  none?: string;
}

function Relatives({ people, none }: RelativesProps) {
  if (people.length === 0) return <p className={styles.none}>{none}</p>;
  return (
    <ul className={styles.entries}>
      {people.map((person, at) => (
        <li key={person.id ?? `${at} ${fullNameOf(person)}`}>
          <Relative person={person} />
        </li>
      ))}
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
    <Button
      icon={icon}
      onPointerEnter={() => prefetchCode(load)}
      onFocus={() => prefetchCode(load)}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}

/** A relative's name, as a link to their record where they have one. */
function Relative({ person }: { person: Proche }) {
  const { id } = person;
  const name = <PersonName person={person} />;
  if (id == null) return <span className={styles.label}>{name}</span>;
  return (
    <Link to={detailPath(id)} className={styles.link}>
      {name}
    </Link>
  );
}
