import type { ComponentType, ReactNode } from 'react';
import type { Client } from '../api/client';
import type { Query } from '../api/useApi';
import type { FormSchema } from '../ui/form/Form';
import type { formKit } from '../ui/formDialog/formKit';
import type { ItemCardProps } from './ItemCard';

export interface Identified {
  id: number;
}

/** Where the rows of a catalog are kept. Declared outside render. */
export interface CatalogSource<Row extends Identified, Draft> {
  /** A hook: asks for the rows. */
  useRows(): Query<readonly Row[]>;
  /** Edits the rows in every shown answer that holds all of them. */
  change(client: Client, edit: (rows: Row[]) => Row[]): void;
  /** Writes go through `write`, so that what else shows the row is loaded again. */
  create(client: Client, draft: Draft): Promise<Row>;
  /** Answers the row as it is now, also where the back end answers nothing. */
  update(client: Client, row: Row, draft: Draft): Promise<Row>;
  remove(client: Client, row: Row): Promise<unknown>;
}

/** How one row shows. The search looks at `name` and `description`. */
export type CatalogItem = Omit<ItemCardProps, 'layout' | 'actions'>;

export interface CatalogForm<Row, Draft> {
  /** Reads the controls, trimmed already; its messages are shown in an alert and under their fields. */
  schema: FormSchema<Draft>;
  /** The controls, uncontrolled, named like what is sent; no `row` when creating. `kit` comes with the dialog. */
  fields(row: Row | undefined, kit: typeof formKit): ReactNode;
}

export interface CatalogViewProps<Row> {
  row: Row;
  onClose(): void;
  /** Missing where nothing may be written. */
  onEdit: (() => void) | undefined;
}

export interface CatalogView<Row> {
  /** Words of the button: «Voir». */
  label: string;
  /** Its dialog, of which the code comes when it first opens: of fixed identity. */
  load(): Promise<{ default: ComponentType<CatalogViewProps<Row>> }>;
}

type Word = 'create' | 'edit' | 'remove' | 'search' | 'irreversible' | 'empty' | 'emptyHint';
type Failed = 'loadFailed' | 'createFailed' | 'updateFailed' | 'removeFailed';
type OfName = 'removeQuestion' | 'created' | 'updated' | 'removed';

/** The sentences of one list. `create`, `edit` and `remove` title the dialogs; a name in a sentence is never long. */
export type CatalogTexts = Readonly<Record<Word | Failed, string>> &
  Readonly<Record<OfName, (name: string) => string>> & { count(shown: number): string };

/** A name may be of any length; sentences are not. */
export const shortened = (name: string): string => (name.length > 80 ? `${name.slice(0, 80)}…` : name);
