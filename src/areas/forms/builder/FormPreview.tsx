import { useId } from 'react';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import type { BuiltForm } from '../model/builtForm';
import styles from './FormPreview.module.css';
import { PreviewField } from './PreviewField';
import { previewTexts } from './texts.fr';

/** The form as visitors see it, with all controls disabled. */
export default function FormPreview({ form }: { form: BuiltForm }) {
  const texts = useTexts(previewTexts);
  const id = useId();
  return (
    <section className={styles.preview} aria-label={texts.title} aria-describedby={id}>
      <h3 id={id} className={styles.title}>
        {form.nom_du_formulaire.trim() || texts.untitled}
      </h3>
      {form.description.trim() && <p className={styles.description}>{form.description.trim()}</p>}
      {form.champs.some((field) => field.is_required) && <p className={styles.note}>{texts.requiredNote}</p>}
      {form.champs.map((field) => (
        <PreviewField key={field.key} field={field} />
      ))}
      <Button variant="primary" className={styles.submit} disabled>
        {texts.submit}
      </Button>
    </section>
  );
}
