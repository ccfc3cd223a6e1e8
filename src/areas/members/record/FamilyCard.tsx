import { conjointName, type Membre, type Proche } from '../../../domain/members/membre';
import { fullNameOf } from '../../../texts/memberLabels';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { prefetchCode } from '../../../ui/lazy/loadOnce';
import { useLazyDialog } from '../../../ui/lazy/useLazyDialog';
import { Panel } from '../../../ui/panel/Panel';
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
  onOpen(id: number): void;
}

/** Spouse and children, with the buttons that add them. */
export function FamilyCard({ membre, readonly, onOpen }: FamilyCardProps) {
  const texts = useTexts(detailTexts);
  const { dialog, open } = useLazyDialog();
  const { conjoint } = membre;
  const enfants = membre.enfants ?? [];
  const spouse = conjointName(conjoint);
  return (
    <Panel title={texts.family}>
      <section className={styles.relatives}>
        <h3 className={styles.heading}>{texts.conjoint}</h3>
        {spouse ? (
          <Relative
            name={spouse}
            id={typeof conjoint === 'object' ? conjoint?.id : undefined}
            onOpen={onOpen}
          />
        ) : (
          <p className={styles.none}>{texts.noConjoint}</p>
        )}
        {!readonly && (
          <Button
            icon="heart"
            onPointerEnter={() => prefetchCode(loadSpouse)}
            onFocus={() => prefetchCode(loadSpouse)}
            onClick={() => open(loadSpouse, (onClose) => ({ membre, onDone: noop, onClose }))}
          >
            {spouse ? texts.changeSpouse : texts.addSpouse}
          </Button>
        )}
      </section>
      <section className={styles.relatives}>
        <h3 className={styles.heading}>{texts.enfants}</h3>
        {enfants.length > 0 ? (
          <ul className={styles.entries}>
            {enfants.map((enfant, at) => (
              <li key={enfant.id ?? `${at} ${fullNameOf(enfant)}`}>
                <Relative name={fullNameOf(enfant)} id={enfant.id} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        ) : (
          <p className={styles.none}>{texts.noEnfant}</p>
        )}
        {!readonly && (
          <Button
            icon="plus"
            onPointerEnter={() => prefetchCode(loadChildren)}
            onFocus={() => prefetchCode(loadChildren)}
            onClick={() => open(loadChildren, (onClose) => ({ membre, onDone: noop, onClose }))}
          >
            {texts.addChildren}
          </Button>
        )}
      </section>
      {dialog}
    </Panel>
  );
}

/** A relative's name, as a link to their record where they have one. */
function Relative({ name, id, onOpen }: { name: string; id: Proche['id']; onOpen(id: number): void }) {
  if (id == null) return <span className={styles.label}>{name}</span>;
  return (
    <button type="button" className={styles.link} onClick={() => onOpen(id)}>
      {name}
    </button>
  );
}
