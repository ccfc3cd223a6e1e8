import type { ComponentType, ReactNode, Ref } from 'react';
import type { Client } from '../api/client';
import type { Query } from '../api/useApi';
import type { SavedKind } from '../domain/beforeWrite';
import type { RightSubject } from '../domain/rights';
import type { FormSchema } from '../ui/form/Form';
import type { formKit } from '../ui/form/fields/formKit';
import type { ItemCardProps } from './ItemCard';

export interface Identified {
  id: number;
  /** The version, where the back end has versions. */
  updated_at?: string | null | undefined;
}

/** Reads and writes the rows of a catalog. Declare it outside of render. */
export interface CatalogSource<Row extends Identified, Draft> {
  /** What the page around the widget is told is saved or deleted. */
  kind: SavedKind;
  /** What its rights are about. */
  subject: RightSubject;
  /** A hook that gives the rows. */
  useRows(): Query<readonly Row[]>;
  /** Applies an edit to every cached answer that holds all rows. */
  change(client: Client, edit: (rows: Row[]) => Row[]): void;
  /** Call `write`, so that other answers that show the row are loaded again. */
  create(client: Client, draft: Draft): Promise<Row>;
  /** Resolves to the row as it is now, even if the back end answers nothing. Send the version of `row`. */
  update(client: Client, row: Row, draft: Draft): Promise<Row>;
  /** Resolves to the answer of the call, which names the entry of the trash. */
  remove(client: Client, row: Row): Promise<unknown>;
  /** Whether a creation was told with it, so that no notice follows. */
  isCreationTold?(row: Row): boolean;
  /** What the journal calls a row, where the back end records what happens to it. */
  journal?: string;
  /** What is deleted goes to the trash, where the back end has one. */
  hasTrash?: true;
}

/** What a list shows of one row. The search reads `name` and `description`. */
export type CatalogItem = Omit<ItemCardProps, 'layout' | 'actions' | 'mark' | 'handle'> & {
  /** How sentences name the row, where that isn’t `name`: a person’s first name comes first there. */
  spoken?: string;
};

/** What two edits of one row are compared by. */
interface Compared<Row, Draft> {
  /** Reads the row that came first. */
  row: { safeParse(value: unknown): { success: boolean; data?: Row | undefined } };
  /** The labels of the fields of the form. A field has the same name in the row. */
  labels: { readonly [Field in keyof Draft & string]: string };
}

export interface CatalogForm<Row, Draft> {
  /** Checks the values, which are already trimmed. Its messages appear in an alert and under their fields. */
  schema: FormSchema<Draft>;
  /** Uncontrolled fields, named like the keys that are sent. A creation has no `row`. `kit` loads with the dialog. */
  fields(row: Row | undefined, kit: typeof formKit): ReactNode;
  /** Missing where rows have no versions. */
  compared?: Compared<Row, Draft>;
}

export interface CatalogViewProps<Row> {
  row: Row;
  onClose(): void;
  /** Missing where writing is not allowed. */
  onEdit: (() => void) | undefined;
}

export interface CatalogView<Row> {
  /** The label of the button, such as «Voir». */
  label: string;
  /** Loads the code of its dialog when it first opens. Keep its identity fixed. */
  load(): Promise<{ default: ComponentType<CatalogViewProps<Row>> }>;
}

/** The members that the rows of a list have. */
export interface CatalogPeople<Row> {
  /** The filter of the members list that finds them; missing where the specification has none. */
  filter?: 'groupes' | 'etapes' | 'tags';
  /** How many they are, where the row says so. */
  countOf?(row: Row): number | null | undefined;
  /** A link to the members list with them; missing where the widget can't show that list. */
  linkOf?: ((row: Row, name: string) => ReactNode) | undefined;
}

type Word = 'create' | 'edit' | 'remove' | 'search' | 'irreversible' | 'empty' | 'emptyHint';
type Failed = 'loadFailed' | 'createFailed' | 'updateFailed' | 'removeFailed';
type OfName = 'removeQuestion' | 'created' | 'updated' | 'removed';

/** The sentences of one list. `create`, `edit` and `remove` are titles of dialogs; names in sentences are shortened. */
export type CatalogTexts = Readonly<Record<Word | Failed, string>> &
  Readonly<Record<OfName, (name: string) => string>> & {
    count(shown: number): string;
    /** What a deletion does to so many members. */
    concerned?(members: number): string;
  };

/** Which dialog is open on which row; `edit` without a row creates one. */
export type Open<Row> = { kind: 'edit'; row?: Row } | { kind: 'remove' | 'view'; row: Row };

export interface ItemsProps<Row extends Identified>
  extends Pick<
    CatalogProps<Row, never>,
    'source' | 'layout' | 'item' | 'view' | 'people' | 'Actions' | 'readonly'
  > {
  rows: readonly Row[];
  /** Whether these are all rows, and not only those that a search has found. */
  isWhole: boolean;
  /** What moves a row. */
  handleOf?(row: Row): ReactNode;
  /** How a row is marked while rows are dragged. */
  markOf?(row: Row): ItemCardProps['mark'];
  list?: Ref<HTMLUListElement>;
  onOpen(open: Open<Row>): void;
}

export interface ItemActionsProps<Row extends Identified>
  extends Pick<ItemsProps<Row>, 'source' | 'view' | 'people' | 'readonly' | 'onOpen'> {
  row: Row;
  /** The row, as sentences name it. */
  name: string;
}

/** Declare `item` outside of render or memoise it, because the search runs again when it changes. */
export interface CatalogProps<Row extends Identified, Draft> {
  source: CatalogSource<Row, Draft>;
  texts: CatalogTexts;
  /** Rows below each other or cards side by side. */
  layout: 'list' | 'grid';
  item(row: Row): CatalogItem;
  form: CatalogForm<Row, Draft>;
  /** The dialog that shows one row. */
  view?: CatalogView<Row>;
  /** The members that a row has, where it has any. */
  people?: CatalogPeople<Row>;
  /** Shows the actions of a row in place of a button for each. */
  Actions?: ComponentType<ItemActionsProps<Row>>;
  /** Shows the rows in place of `CatalogItems`. Declare it outside of render. */
  Items?: ComponentType<ItemsProps<Row>>;
  /** Hides every action that writes. */
  readonly: boolean;
  /** Opens, as soon as the rows are there, the row with this id, or the form of a new one. */
  wanted?: number | 'new' | undefined;
  /** It is open, or can't be. */
  onOpened?(): void;
}

/** The version that an edit was made on, for a body. */
export const baseVersionOf = ({ updated_at }: Pick<Identified, 'updated_at'>) =>
  updated_at ? { updated_at } : {};

/** Shortens a name for a sentence: back ends allow names of any length. */
export const shortened = (name: string): string => (name.length > 80 ? `${name.slice(0, 80)}…` : name);

/** How a sentence names a row. */
export const nameInSentence = ({ name, spoken = name }: CatalogItem): string => shortened(spoken);
