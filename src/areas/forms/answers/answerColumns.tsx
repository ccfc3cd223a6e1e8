import type { AnswerRow, FormQuestion } from '../../../domain/forms/receivedAnswer';
import { Link } from '../../../routing/Link';
import { formatDateTime } from '../../../texts/records/longFormats';
import { Badge } from '../../../ui/display/Badge';
import { Icon } from '../../../ui/icon/Icon';
import type { Column } from '../../../ui/table/column';
import { formPaths } from '../../routes';
import styles from './answers.module.css';
import type { answersTexts } from './texts.fr';
import { valueText } from './valueText';

interface ColumnsOf {
  form: number;
  texts: typeof answersTexts;
  questions: readonly FormQuestion[];
  /** Whether an answer may have files. */
  hasFiles: boolean;
  /** Answers after this one are new. */
  seen: number | undefined;
  onOpen(id: number): void;
}

/** Where a question is left out, by its place: the first one is nearly always a name, and stays. */
const hideBelow = [undefined, 'narrow', 'small', 'medium'] as const;

/** When it came, what it answers to a few questions, and how many files it has. */
export function answerColumns(props: ColumnsOf): Column<AnswerRow>[] {
  const { form, texts, questions, hasFiles, seen, onOpen } = props;
  const columns: Column<AnswerRow>[] = [
    {
      key: 'received',
      header: texts.received,
      width: '11.5em',
      cell: (row) => (
        <span className={styles.received}>
          <ReceivedLink
            row={row}
            path={formPaths.answer.to({ id: form, reponse: row.id })}
            texts={texts}
            onOpen={onOpen}
          />
          {seen !== undefined && row.id > seen && <Badge tone="accent">{texts.fresh}</Badge>}
        </span>
      ),
    },
    ...questions.map(
      ({ id, nom_du_champ, type_de_champ }, at): Column<AnswerRow> => ({
        key: `question${id}`,
        header: nom_du_champ || texts.unnamed,
        hideBelow: hideBelow[Math.min(at, hideBelow.length - 1)],
        cell: ({ apercu }) => {
          const text = valueText(apercu.find(({ champ: field }) => field === id)?.valeur, type_de_champ);
          return (
            <span className={/\s/.test(text) ? styles.value : styles.word} title={text || undefined}>
              {text || <span className={styles.nothing}>–</span>}
            </span>
          );
        },
      }),
    ),
  ];
  return hasFiles ? [...columns, filesColumn(texts)] : columns;
}

const filesColumn = (texts: typeof answersTexts): Column<AnswerRow> => ({
  key: 'files',
  header: texts.files,
  width: '6em',
  align: 'end',
  hideBelow: 'narrow',
  cell: ({ fichiers }) =>
    fichiers ? (
      <span className={styles.files}>
        <Icon name="file" />
        {fichiers}
      </span>
    ) : null,
});

interface ReceivedLinkProps extends Pick<ColumnsOf, 'texts' | 'onOpen'> {
  row: AnswerRow;
  path: string;
}

function ReceivedLink({ row, path, texts, onOpen }: ReceivedLinkProps) {
  const when = formatDateTime(row.created_at);
  return (
    <Link
      to={path}
      className={styles.link}
      aria-label={texts.open(row.id, when)}
      onClick={(event) => {
        event.preventDefault();
        onOpen(row.id);
      }}
    >
      {when}
    </Link>
  );
}
