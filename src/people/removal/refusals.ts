/** A member an action left out, and why. */
export interface Refusal {
  id?: number | null | undefined;
  nom?: string | null | undefined;
  message?: string | null | undefined;
}

interface BulkRefusals {
  /** The operation that undoes the action. */
  operation?: number | null | undefined;
  refus?: readonly Refusal[] | null | undefined;
}

/** The answer of an action on several members. Some back ends list those they left out. */
export interface BulkAnswer extends BulkRefusals {
  data?: BulkRefusals | null | undefined;
}

/** The operation that undoes the action, where the back end can undo it. */
export const operationIn = ({ operation, data }: BulkAnswer): number | null | undefined =>
  operation ?? data?.operation;

export const refusalsIn = ({ refus, data }: BulkAnswer): readonly Refusal[] => refus ?? data?.refus ?? [];
