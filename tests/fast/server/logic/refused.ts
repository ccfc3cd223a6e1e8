import { HttpError } from '../../../../demo/server/http/httpError';

interface Refusal {
  status: number;
  message: string;
  errors?: Record<string, string>;
  retryAfter?: number;
  etat?: string;
}

const told = (error: unknown): Refusal => {
  if (!(error instanceof HttpError)) throw error;
  return { status: error.status, message: error.message, ...error.details };
};

/** Returns the refusal of a call, and throws when it isn't refused. */
export function refusalOf(work: () => unknown): Refusal {
  try {
    work();
  } catch (error) {
    return told(error);
  }
  throw new Error('nothing was refused');
}

export async function refusalOfAsync(work: () => Promise<unknown>): Promise<Refusal> {
  try {
    await work();
  } catch (error) {
    return told(error);
  }
  throw new Error('nothing was refused');
}
