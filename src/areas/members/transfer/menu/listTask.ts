/** Dialogs of the list's own menu. */
export type ListTask = 'import' | 'export' | 'shortcuts';
