/** A member an action left out, and why. */
export interface Refusal {
  id?: number | null | undefined;
  nom?: string | null | undefined;
  message?: string | null | undefined;
}

interface Refused {
  /** The operation that undoes the action. */
  operation?: number | null | undefined;
  refus?: readonly Refusal[] | null | undefined;
}

/** The answer of an action on several members. Some back ends list those they left out. */
export interface Answered extends Refused {
  data?: Refused | null | undefined;
}

/** The operation that undoes the action, where the back end can undo it. */
export const operationIn = ({ operation, data }: Answered): number | null | undefined =>
  operation ?? data?.operation;

export const refusalsIn = ({ refus, data }: Answered): readonly Refusal[] => refus ?? data?.refus ?? [];
