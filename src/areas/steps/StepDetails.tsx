import { stepCalls } from '../../api/endpoints/steps';
import type { CatalogViewProps } from '../../catalog/source';
import { useMemberCount } from '../../catalog/useMemberCount';
import type { Step } from '../../domain/members/step';
import { Link } from '../../routing/Link';
import { useIsHiddenByPage } from '../../session/hostPage';
import { useIsSupported } from '../../session/useSession';
import { useTexts } from '../../texts/texts';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { useMembersPath } from '../frame/navigation/membersPath';
import styles from './StepDetails.module.css';
import { stepPeople } from './stepSource';
import { stepTexts } from './texts.fr';

/** Shows every field of a step. */
export default function StepDetails({ row, onClose, onEdit }: CatalogViewProps<Step>) {
  const texts = useTexts(stepTexts);
  const { id, libelle, description, ordre } = row;
  const isOrdered = useIsSupported(stepCalls.reorder);
  const path = useMembersPath();
  const isHidden = useIsHiddenByPage('edit');
  const { count } = useMemberCount(row, stepPeople);
  const footer = (
    <>
      {!isHidden && onEdit && (
        <Button icon="edit" onClick={onEdit}>
          {texts.modify}
        </Button>
      )}
      <Button variant="primary" data-autofocus="" onClick={onClose}>
        {texts.close}
      </Button>
    </>
  );
  return (
    <Dialog open size="small" title={texts.details} onClose={onClose} footer={footer}>
      <dl className={styles.facts}>
        <dt>{texts.libelle}</dt>
        <dd className={styles.label}>{libelle}</dd>
        <dt>{texts.description}</dt>
        <dd className={styles.description}>{description?.trim() || texts.noDescription}</dd>
        <dt>{texts.place}</dt>
        <dd>{(isOrdered && ordre) || id}</dd>
        {count !== undefined && (
          <>
            <dt>{texts.members}</dt>
            <dd>
              {path ? (
                <Link to={path('etapes', id)}>{texts.memberCount(count)}</Link>
              ) : (
                texts.memberCount(count)
              )}
            </dd>
          </>
        )}
      </dl>
    </Dialog>
  );
}
