/*
 * When an element starts: at once, or with `loading="lazy"` once it is near the window. What is near is the business of the
 * entries (the loader, the package's elements), which provide it: the loader waits in the same way for places whose code
 * is not there yet, and shares no file with the code that it loads.
 */

type WhenNear = (place: Element, start: () => void) => void;

let whenNear: WhenNear = (_place, start) => start();

/** Called once, before the first element is defined. Without it, every element starts at once. */
export function provideWhenNear(provided: WhenNear): void {
  whenNear = provided;
}

/** Starts an element once. One that has started does so at once wherever it is put afterwards. */
export class LazyStart {
  #phase: 'new' | 'waiting' | 'started' = 'new';

  constructor(
    private readonly element: Element,
    private readonly isLazy: () => boolean,
    private readonly start: () => void,
  ) {}

  /** The element is on the page. */
  connect(): void {
    if (this.#phase === 'started' || !this.isLazy()) this.#start();
    else {
      this.#phase = 'waiting';
      whenNear(this.element, () => this.wake());
    }
  }

  /** Starts an element that waits. */
  wake(): void {
    if (this.#phase === 'waiting' && this.element.isConnected) this.#start();
  }

  /** An attribute or property has changed. */
  change(): void {
    if (!this.isLazy()) this.wake();
  }

  #start(): void {
    this.#phase = 'started';
    this.start();
  }
}
