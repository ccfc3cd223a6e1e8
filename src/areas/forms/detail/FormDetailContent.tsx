import type { RefObject } from 'react';
import { History } from '../../../data/history/History';
import { type FieldDefinition, type FormDefinition, isRequired, optionsOf } from '../../../domain/forms/form';
import { useCapability } from '../../../session/useSession';
import { formatDate } from '../../../texts/formats';
import { pageTexts, useTexts } from '../../../texts/texts';
import { Icon } from '../../../ui/icon/Icon';
import { stateLines } from '../availability/stateText';
import { fieldTypeOf } from '../model/fieldTypes';
import { TypeBadges } from '../table/TypeBadges';
import { fieldTypeTexts, stateTexts } from '../texts.fr';
import { AnswersNote } from './AnswersNote';
import styles from './FormDetail.module.css';
import { ShareParts } from './ShareParts';
import { formDetailTexts } from './texts.fr';

interface FormDetailContentProps {
  form: FormDefinition;
  shareBase: string | undefined;
  /** Receives the field with the link. */
  linkField: RefObject<HTMLInputElement | null>;
  /** Opens the answers; missing where the back end keeps none. */
  onAnswers: ((form: FormDefinition) => void) | undefined;
}

/** The facts and the fields of a form. */
export function FormDetailContent(props: FormDetailContentProps) {
  const { form, onAnswers } = props;
  const texts = useTexts(formDetailTexts);
  const { identifiant, description, created_at } = form;
  const fields = form.champs ?? [];
  const lines = useStateLines(form);
  return (
    <div className={styles.detail}>
      {description && <p className={styles.description}>{description}</p>}
      <dl className={styles.facts}>
        {identifiant != null && (
          <div>
            <dt>{texts.identifiant}</dt>
            <dd>{identifiant}</dd>
          </div>
        )}
        <div>
          <dt>{texts.type}</dt>
          <dd>
            <TypeBadges {...form} />
          </dd>
        </div>
        <div>
          <dt>{texts.createdAt}</dt>
          <dd>{formatDate(created_at)}</dd>
        </div>
        {lines.length > 0 && (
          <div>
            <dt>{texts.availability}</dt>
            {lines.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        )}
      </dl>
      <ShareParts {...props} />
      <section>
        <h3 className={styles.heading}>{texts.fields(fields.length)}</h3>
        <ol className={styles.fields}>
          {fields.map((field, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: back ends may leave out ids, and the list never changes
            <FieldLine key={i} field={field} />
          ))}
        </ol>
      </section>
      <AnswersNote form={form} onAnswers={onAnswers} />
      <History subject="formulaires" id={form.id} textOf={fieldTypeText} />
    </div>
  );
}

/** When the form takes answers, where the back end knows. */
function useStateLines(form: FormDefinition): readonly string[] {
  const texts = useTexts(stateTexts);
  return useCapability('ouverture') ? stateLines(form, texts) : [];
}

/** The word for a type of field, in the history of the form. */
function fieldTypeText(key: string, value: string): string | undefined {
  const type = key === 'type_de_champ' ? fieldTypeOf(value) : undefined;
  return type && pageTexts(fieldTypeTexts)[type.type];
}

function FieldLine({ field }: { field: FieldDefinition }) {
  const texts = useTexts(formDetailTexts);
  const names = useTexts(fieldTypeTexts);
  const written = field.type_de_champ ?? '';
  const type = fieldTypeOf(written);
  const options = optionsOf(field.option);
  return (
    <li className={styles.field}>
      <Icon name={type?.icon ?? 'warning'} className={styles.icon} />
      <span className={styles.words}>
        <span className={styles.name}>{field.nom_du_champ || texts.unnamed}</span>
        <span className={styles.type}>
          {[
            type ? names[type.type] : texts.unknownType(written),
            isRequired(field) ? texts.required : '',
            options.join(' · '),
          ]
            .filter(Boolean)
            .join(' — ')}
        </span>
      </span>
    </li>
  );
}
