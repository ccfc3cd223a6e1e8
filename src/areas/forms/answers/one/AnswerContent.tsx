import { hiddenFieldTexts } from '../../../../data/hiddenFields/texts.fr';
import type { AnswerPart, ReceivedAnswer } from '../../../../domain/forms/receivedAnswer';
import { ContactLink } from '../../../../people/ContactLink';
import { useTexts } from '../../../../texts/texts';
import { AnswerFile } from '../AnswerFile';
import { answerScreenTexts } from '../texts.fr';
import { valueText } from '../valueText';
import styles from './answer.module.css';

/** Every question with its answer, in the order of the form; then removed questions, and what the page added. */
export function AnswerContent({ form, answer }: { form: number; answer: ReceivedAnswer }) {
  const hidden = useTexts(hiddenFieldTexts);
  return (
    <dl className={styles.content}>
      {answer.contenu.map((element) => (
        <div key={element.champ} className={styles.element}>
          <QuestionName element={element} />
          <dd className={styles.value}>
            <Value form={form} answer={answer.id} element={element} />
          </dd>
        </div>
      ))}
      {Object.entries(answer.champs_caches ?? {}).map(([name, value]) => (
        <div key={name} className={styles.element}>
          <dt className={styles.question}>
            {name}
            <span className={styles.note}>{hidden.added}</span>
          </dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function QuestionName({ element }: { element: AnswerPart }) {
  const texts = useTexts(answerScreenTexts);
  const { champ: field, nom_du_champ, nom_actuel, retire } = element;
  return (
    <dt className={styles.question}>
      {nom_du_champ || texts.unknown(field)}
      {nom_actuel && <span className={styles.note}>{texts.now(nom_actuel)}</span>}
      {retire && <span className={styles.note}>{texts.retired}</span>}
    </dt>
  );
}

interface ValueProps {
  form: number;
  answer: number;
  element: AnswerPart;
}

function Value({ form, answer, element }: ValueProps) {
  const texts = useTexts(answerScreenTexts);
  const { champ: field, type_de_champ, valeur, taille } = element;
  const text = valueText(valeur, type_de_champ);
  if (!text) return <span className={styles.nothing}>{texts.noValue}</span>;
  // The size says that the server has the file; the type of the question may have changed since.
  if (typeof taille === 'number')
    return <AnswerFile place={{ id: form, reponse: answer, champ: field }} name={text} size={taille} />;
  if (typeof valeur !== 'string' && valeur)
    return (
      <ul className={styles.choices}>
        {valeur.map((choice) => (
          <li key={choice}>{choice}</li>
        ))}
      </ul>
    );
  if (type_de_champ === 'email') return <ContactLink kind="mail" text={text} />;
  if (type_de_champ === 'tel') return <ContactLink kind="phone" text={text} />;
  return <>{text}</>;
}
