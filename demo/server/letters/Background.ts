/** Work that continues after the answer, such as sending mails. A failure is logged. */
export class Background {
  private readonly running = new Set<Promise<void>>();

  start(task: () => Promise<unknown>): void {
    const work = task()
      .then(() => {})
      .catch((error: unknown) => console.error(error instanceof Error ? error.message : error))
      .finally(() => this.running.delete(work));
    this.running.add(work);
  }

  /** Waits for what is under way. */
  async settle(): Promise<void> {
    await Promise.all(this.running);
  }
}
