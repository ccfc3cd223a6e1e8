/** A member an action left out, and why. */
export interface Refusal {
  id?: number | null | undefined;
  nom?: string | null | undefined;
  message?: string | null | undefined;
}

interface Refused {
  refus?: readonly Refusal[] | null | undefined;
}

/** The answer of an action on several members. Some back ends list those they left out. */
export interface Answered extends Refused {
  data?: Refused | null | undefined;
}

export const refusalsIn = ({ refus, data }: Answered): readonly Refusal[] => refus ?? data?.refus ?? [];
