import { conjointName, type Membre, type Proche } from '../../../domain/members/membre';
import { Link } from '../../../routing/Link';
import { fullNameOf } from '../../../texts/memberLabels';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import type { IconName } from '../../../ui/icon/Icon';
import { type Load, prefetchCode } from '../../../ui/lazy/loadOnce';
import { useLazyDialog } from '../../../ui/lazy/useLazyDialog';
import { Panel } from '../../../ui/panel/Panel';
import { detailPath } from '../useScreens';
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
        {spouse ? (
          <Relative name={spouse} id={typeof conjoint === 'object' ? conjoint?.id : undefined} />
        ) : (
          <p className={styles.none}>{texts.noConjoint}</p>
        )}
        {!readonly && (
          <AddButton
            icon="heart"
            label={spouse ? texts.changeSpouse : texts.addSpouse}
            load={loadSpouse}
            onClick={() => open(loadSpouse, propsOf)}
          />
        )}
      </section>
      <section className={styles.relatives}>
        <h3 className={styles.heading}>{texts.enfants}</h3>
        <Children enfants={membre.enfants ?? []} />
        {!readonly && (
          <AddButton
            icon="plus"
            label={texts.addChildren}
            load={loadChildren}
            onClick={() => open(loadChildren, propsOf)}
          />
        )}
      </section>
      {dialog}
    </Panel>
  );
}

function Children({ enfants }: { enfants: readonly Proche[] }) {
  const texts = useTexts(detailTexts);
  if (enfants.length === 0) return <p className={styles.none}>{texts.noEnfant}</p>;
  return (
    <ul className={styles.entries}>
      {enfants.map((enfant, at) => (
        <li key={enfant.id ?? `${at} ${fullNameOf(enfant)}`}>
          <Relative name={fullNameOf(enfant)} id={enfant.id} />
        </li>
      ))}
    </ul>
  );
}

interface AddButtonProps {
  icon: IconName;
  label: string;
  /** The code of the dialog that it opens. */
  load: Load<unknown>;
  onClick(): void;
}

/** Opens a dialog, whose code is fetched once the button is pointed at or has the focus. */
function AddButton({ icon, label, load, onClick }: AddButtonProps) {
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
function Relative({ name, id }: { name: string; id: Proche['id'] }) {
  if (id == null) return <span className={styles.label}>{name}</span>;
  return (
    <Link to={detailPath(id)} className={styles.link}>
      {name}
    </Link>
  );
}
