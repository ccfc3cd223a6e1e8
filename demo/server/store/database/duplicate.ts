/** What PostgreSQL reports when a unique index refuses a row (SQLSTATE unique_violation). */
const DUPLICATE = '23505';

/**
 * The answer of statements that a unique index may refuse, because another call or program may have written the same
 * value meanwhile. The transaction has failed then, so the error must end it.
 * @throws what `taken` makes in place of that refusal; every other error as it is
 */
export async function unlessTaken<R>(statements: Promise<R>, taken: () => Error): Promise<R> {
  try {
    return await statements;
  } catch (error) {
    throw (error as { code?: unknown }).code === DUPLICATE ? taken() : error;
  }
}
