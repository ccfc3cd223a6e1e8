import type { FormDefinition } from '../../../domain/forms/form';
import { Link } from '../../../routing/Link';
import { formatDate } from '../../../texts/formats';
import { IconButton } from '../../../ui/button/IconButton';
import { Badge } from '../../../ui/display/Badge';
import type { Column } from '../../../ui/table/column';
import { formPaths } from '../../routes';
import { answerCounts } from '../answers/answerCounts';
import { closedText } from '../availability/stateText';
import type { formTableTexts, stateTexts } from '../texts.fr';
import styles from './FormTable.module.css';
import { TypeBadges } from './TypeBadges';

/** The commands of a row; `edit` and `remove` are missing where the list is read-only. */
export interface FormCommands {
  view(form: FormDefinition): void;
  /** Missing where the back end keeps no answers. */
  answers?: ((form: FormDefinition) => void) | undefined;
  edit?: ((form: FormDefinition) => void) | undefined;
  remove?: ((form: FormDefinition) => void) | undefined;
}

/**
 * The columns of the table. `opening` is the form that is loading in the builder; `states` are the texts that say why a
 * form is closed, where the back end reports it.
 */
export function formColumns(
  texts: typeof formTableTexts,
  commands: FormCommands,
  opening: number | null,
  states: typeof stateTexts | undefined,
): Column<FormDefinition>[] {
  return [
    {
      key: 'name',
      header: texts.name,
      cell: (row) => <NameCell row={row} texts={texts} states={states} commands={commands} />,
    },
    {
      key: 'description',
      header: texts.description,
      hideBelow: 'small',
      cell: ({ description }) => (
        <span className={styles.description} title={description || undefined}>
          {description}
        </span>
      ),
    },
    { key: 'type', header: texts.type, width: '8.5em', hideBelow: 'narrow', cell: TypeBadges },
    {
      key: 'createdAt',
      header: texts.createdAt,
      width: '8.75em',
      hideBelow: 'small',
      cell: (row) => <span className={styles.date}>{formatDate(row.created_at)}</span>,
    },
    {
      key: 'actions',
      header: texts.actions,
      kind: 'actions',
      width: commands.edit ? '10.5em' : '4em',
      cell: (row) => (
        <ActionsCell row={row} texts={texts} commands={commands} isOpening={opening === row.id} />
      ),
    },
  ];
}

interface NameCellProps {
  row: FormDefinition;
  texts: typeof formTableTexts;
  states: typeof stateTexts | undefined;
  commands: FormCommands;
}

function NameCell({ row, texts, states, commands: { view, answers } }: NameCellProps) {
  const closed = states && closedText(row, states);
  return (
    <span className={styles.nameCell}>
      <button type="button" className={styles.name} onClick={() => view(row)}>
        {row.nom_du_formulaire}
      </button>
      {row.identifiant !== undefined && row.identifiant !== null && (
        <span className={styles.identifiant}>{texts.identifiant(row.identifiant)}</span>
      )}
      {answers && <AnswersLink row={row} texts={texts} onOpen={answers} />}
      {closed && (
        <Badge tone="warning" data-wraps="">
          {closed}
        </Badge>
      )}
    </span>
  );
}

interface AnswersLinkProps {
  row: FormDefinition;
  texts: typeof formTableTexts;
  onOpen(form: FormDefinition): void;
}

/** «12 réponses, 3 nouvelles»: the way to the answers. */
function AnswersLink({ row, texts, onOpen }: AnswersLinkProps) {
  const { nombre_reponses: count, nouvelles_reponses: fresh } = row;
  const words = typeof count === 'number' ? answerCounts(count, fresh ?? 0) : texts.answers;
  return (
    <Link
      to={formPaths.answer.to({ id: row.id })}
      className={styles.answers}
      data-fresh={fresh ? '' : undefined}
      aria-label={texts.answersOf(words, row.nom_du_formulaire)}
      onClick={(event) => {
        event.preventDefault();
        onOpen(row);
      }}
    >
      {words}
    </Link>
  );
}

interface ActionsCellProps {
  row: FormDefinition;
  texts: typeof formTableTexts;
  commands: FormCommands;
  isOpening: boolean;
}

function ActionsCell({ row, texts, commands: { view, edit, remove }, isOpening }: ActionsCellProps) {
  const name = row.nom_du_formulaire;
  return (
    <span className={styles.actions}>
      <IconButton icon="eye" label={texts.view(name)} onClick={() => view(row)} />
      {edit && <IconButton icon="edit" label={texts.edit(name)} busy={isOpening} onClick={() => edit(row)} />}
      {remove && <IconButton icon="trash" label={texts.remove(name)} onClick={() => remove(row)} />}
    </span>
  );
}
