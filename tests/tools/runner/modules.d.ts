// `tests/**/*.browser.tsx` run in a page, where the runner provides mocha's globals and these modules.
declare module '@web/test-runner-commands' {
  export function sendKeys(
    payload: { press: string } | { type: string } | { down: string } | { up: string },
  ): Promise<void>;
  type Button = 'left' | 'middle' | 'right';
  export function sendMouse(
    payload:
      | { type: 'move' | 'click'; position: [number, number]; button?: Button }
      | { type: 'down' | 'up'; button?: Button },
  ): Promise<void>;
  export function setViewport(viewport: { width: number; height: number }): Promise<void>;
  export function emulateMedia(features: {
    media?: 'screen' | 'print';
    colorScheme?: 'dark' | 'light' | 'no-preference';
    reducedMotion?: 'reduce' | 'no-preference';
    forcedColors?: 'active' | 'none';
  }): Promise<void>;
}

/** React warns about updates outside of `act` where this is set. */
declare var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
