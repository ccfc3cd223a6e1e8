import type { FormDefinition } from '../../../domain/forms/form';
import { useTexts } from '../../../texts/texts';
import { Badge } from '../../../ui/display/Badge';
import { formTableTexts } from '../texts.fr';
import styles from './FormTable.module.css';

/** «Étendu», «Statique», both, or «Standard». */
export function TypeBadges({
  form_extend,
  form_static,
}: Pick<FormDefinition, 'form_extend' | 'form_static'>) {
  const texts = useTexts(formTableTexts);
  return (
    <span className={styles.badges}>
      {form_extend && <Badge tone="accent">{texts.extended}</Badge>}
      {form_static && <Badge tone="info">{texts.isStatic}</Badge>}
      {!form_extend && !form_static && <Badge>{texts.standard}</Badge>}
    </span>
  );
}
