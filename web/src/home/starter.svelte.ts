/** The one game that is being started from the front page, and what went wrong with it. */

export class Starter {
  /** What is being started; nothing while somebody still chooses. */
  starting = $state.raw<string | null>(null);
  /** What could not be started, and why. */
  failed = $state.raw<string | null>(null);
  problem = $state.raw<unknown>(null);

  /** What went wrong before is of no interest any more. */
  forget(): void {
    this.failed = this.problem = null;
  }

  async begin(name: string, start: () => Promise<void>): Promise<void> {
    if (this.starting !== null) return;
    this.starting = name;
    this.forget();
    try {
      await start();
    } catch (found) {
      this.failed = name;
      this.problem = found;
    } finally {
      this.starting = null;
    }
  }
}
